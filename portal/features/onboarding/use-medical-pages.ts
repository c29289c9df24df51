import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { QuestionAnswer } from '../../api/contract/questionnaire.ts'
import { dayCounts, dayValues, medicalPages, type IntakeType } from './rules/medical-pages.ts'
import { dayTotalProblem } from './rules/day-count.ts'
import type { LocalizedPage } from './questionnaire/localized-question.ts'

/** Pages of a medical intake: the clinic's questions, with the portal's headings. */
export const useMedicalPages = (type: IntakeType, asked: readonly QuestionAnswer[]): LocalizedPage[] =>
  medicalPagesWithTexts(useTranslation('medical').t, type, asked)

/** The same outside of a component; `t` must have the namespace 'medical' loaded. */
export function medicalPagesWithTexts(
  t: TFunction<'medical'>,
  type: IntakeType,
  asked: readonly QuestionAnswer[],
): LocalizedPage[] {
  return medicalPages(type, asked).map((page): LocalizedPage => ({
    ...page,
    title: page.id === 'start' || page.id === 'end' ? t(`page.${page.id}`) : t(`page.${type}.${page.id as 'page1'}`),
    ...(page.id === 'start' && { isEmptyOnPurpose: true, next: t('start.begin') }),
    questions: page.questions.map((question) => ({
      ...question,
      choices: question.choices.map((value) => ({ value, label: value })),
    })),
    ...(page.isWhole && {
      errorIn: (answers) => {
        const problem = dayTotalProblem(dayValues(answers))
        if (!problem) return null
        return {
          ids: dayCounts,
          message:
            'missing' in problem
              ? t('days.missing', { count: problem.missing })
              : t('days.tooMany', { count: problem.tooMany }),
        }
      },
    }),
  }))
}
