import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import {
  country,
  discoverySource,
  generalQuestion as q,
  questionnaireGender,
} from '../../api/contract/questionnaire.ts'
import { generalPages, isNotReferred, type GeneralQuestion } from './rules/general-pages.ts'
import { isUnusualPostalCode } from './rules/postal-code.ts'
import type { SaveQueue } from './answers/save-queue.ts'
import type { LocalizedPage, LocalizedQuestion } from './questionnaire/localized-question.ts'
import { useAnswer } from './questionnaire/use-save-queue.ts'

/** Field attributes per question, for autofill and phone keyboards. */
const fieldAttributes: Readonly<Record<string, LocalizedQuestion['field']>> = {
  [q.initials]: { autoCapitalize: 'characters', spellCheck: false },
  [q.firstName]: { autoComplete: 'given-name', autoCapitalize: 'words', spellCheck: false },
  [q.lastName]: { autoComplete: 'family-name', autoCapitalize: 'words', spellCheck: false },
  [q.street]: { autoComplete: 'address-line1', autoCapitalize: 'words', spellCheck: false },
  [q.houseNumber]: { autoCapitalize: 'none', spellCheck: false },
  [q.postalCode]: { autoComplete: 'postal-code', autoCapitalize: 'characters', spellCheck: false },
  [q.city]: { autoComplete: 'address-level2', autoCapitalize: 'words', spellCheck: false },
  [q.pharmacyName]: { autoCapitalize: 'words', spellCheck: false },
  [q.pharmacyEmail]: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
}

/** Maximum length at the clinic. */
const maxLength = 200

const questionsWithNote = [
  q.gender,
  q.nationalExchange,
  q.pharmacyEmail,
  q.referredForMigraine,
  q.paralysis,
  q.bloodThinners,
  q.discovery,
] as const
const noteKeyOf = (id: string) => questionsWithNote.find((one) => one === id)

/** Pages of the general questionnaire with their texts, depending on the answers so far. */
export function useGeneralPages(queue: SaveQueue): LocalizedPage[] {
  const { t } = useTranslation('general')
  // Subscribes to the answers on which the pages depend, and to no others.
  useAnswer(queue, q.medicationApp)
  useAnswer(queue, q.referredForMigraine)
  useAnswer(queue, q.referredForCluster)
  return generalPagesWithTexts(t, queue)
}

/** The same outside of a component; `t` must have the namespace 'general' loaded. */
export function generalPagesWithTexts(t: TFunction<'general'>, queue: Pick<SaveQueue, 'values'>): LocalizedPage[] {
  const choices: Readonly<Record<string, LocalizedQuestion['choices']>> = {
    [q.gender]: questionnaireGender.map((value) => ({ value, label: t(`choice.gender.${value}`) })),
    [q.country]: Object.values(country).map((value) => ({ value, label: t(`choice.country.${value}`) })),
    [q.discovery]: discoverySource.map((value) => ({ value, label: t(`choice.discovery.${value}`) })),
  }
  const toAskedQuestion = (question: GeneralQuestion): LocalizedQuestion => {
    const note = noteKeyOf(question.id)
    const field = fieldAttributes[question.id]
    return {
      ...question,
      label: t(`question.${question.id}`),
      ...(note && { note: t(`note.${note}`) }),
      ...(field && { field: { maxLength, ...field } }),
      ...(question.id === q.postalCode && {
        doubt: () => (isUnusualPostalCode(queue.values()) ? t('doubt.postal') : null),
      }),
      ...(choices[question.id] && { choices: choices[question.id] ?? [] }),
    }
  }
  const answers = queue.values()
  return generalPages(answers).map(({ id, questions, ...rest }) => ({
    ...rest,
    id,
    title: t(`page.${id}`),
    questions: questions.map(toAskedQuestion),
    ...(id === 'referral' && isNotReferred(answers) && { closed: t('notReferred.closed') }),
  }))
}
