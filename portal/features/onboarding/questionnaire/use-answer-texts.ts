import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { otherSource, yesNo } from '../../../api/contract/questionnaire.ts'
import { chosenIn } from '../rules/question.ts'
import { sourcesIn } from '../rules/discovery-sources.ts'
import type { LocalizedQuestion } from './localized-question.ts'

type AnswerTexts = (question: LocalizedQuestion, answer: string) => string[]

/**
 * Returns a function that gives the texts of an answer as the patient sees them, one per chosen option; one text if it
 * is not answered.
 */
export const useAnswerTexts = (): AnswerTexts => answerTexts(useTranslation('questionnaire').t)

/** The same outside of a component. */
export function answerTexts(t: TFunction<'questionnaire'>): AnswerTexts {
  return ({ type, choices = [], doubt }, answer) => {
    if (answer.trim() === '') return [t('notAnswered')]
    const labelOf = (value: string) => choices.find((choice) => choice.value === value)?.label ?? value
    switch (type) {
      case 'bool':
        return [answer === yesNo.no ? t('no') : t('yes')]
      case 'single_select':
      case 'country':
        return [labelOf(answer)]
      case 'multi_select':
        return chosenIn(
          answer,
          choices.map(({ value }) => value),
        ).map(labelOf)
      case 'sources': {
        const { chosen, text } = sourcesIn(answer)
        return chosen.map((value) => (value === otherSource ? `${labelOf(value)}: ${text}` : labelOf(value)))
      }
      case 'text':
        return [answer, doubt?.() ?? ''].filter(Boolean)
      case 'email':
      case 'int':
      case 'open':
        return [answer]
    }
  }
}
