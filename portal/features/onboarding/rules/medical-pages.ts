import { intakeType } from '../../../api/contract/patient.ts'
import type { QuestionAnswer } from '../../../api/contract/questionnaire.ts'
import { questionnaireSteps } from './questionnaire-steps.ts'
import { dayTotalProblem, type DayValues } from './day-count.ts'
import { limitsIn, type Answers, type Question } from './question.ts'
import type { QuestionPage } from './questionnaire-pages.ts'

export type IntakeType = (typeof intakeType)[keyof typeof intakeType]

/** Number of pages between start and end. */
const pageCount = (type: IntakeType): number => questionnaireSteps[type] - 2

/** Whether the portal knows this type of intake (MED-02). */
export const isIntakeType = (type: string | null | undefined): type is IntakeType =>
  Object.values<string | null | undefined>(intakeType).includes(type)

/** Question ids of the three day counts, in order. */
export const dayCounts = ['days_migraine', 'days_headache', 'days_none'] as const

/** Field texts of the three counts. */
export function dayValues(answers: Answers): DayValues {
  const [migraine, headache, none] = dayCounts.map((id) => answers.get(id) ?? '')
  return { migraine: migraine ?? '', headache: headache ?? '', none: none ?? '' }
}

/** A question with the clinic's texts. */
interface MedicalQuestion extends Question {
  label: string
  note: string | undefined
  choices: readonly string[]
}

const medicalQuestion = ({
  question_id,
  type = 'open',
  question = '',
  answers = [],
  allow_empty = false,
  disabled = false,
  note,
}: QuestionAnswer): MedicalQuestion => ({
  id: question_id,
  type,
  isOptional: allow_empty,
  isDisabled: disabled,
  label: question,
  note: note ?? undefined,
  choices: answers,
  limits: type === 'int' ? limitsIn(`${question} ${note ?? ''}`) : undefined,
})

const isChoice = ({ type }: QuestionAnswer) => type === 'single_select' || type === 'multi_select'

/** Whether a question has a text, an existing page, and options if it needs them. */
const canBeAsked =
  (type: IntakeType) =>
  (question: QuestionAnswer): boolean =>
    Boolean(question.question?.trim()) &&
    question.page !== undefined &&
    question.page >= 1 &&
    question.page <= pageCount(type) &&
    !(isChoice(question) && (question.answers ?? []).length === 0)

/** Whether all questions can be asked. Others are left out, as they would block the questionnaire for good. */
export const canAskAll = (type: IntakeType, asked: readonly QuestionAnswer[]): boolean => asked.every(canBeAsked(type))

/** Start, the pages with the clinic's questions, and end. */
export function medicalPages(type: IntakeType, asked: readonly QuestionAnswer[]): QuestionPage<MedicalQuestion>[] {
  const pages = Array.from({ length: pageCount(type) }, (_, index): QuestionPage<MedicalQuestion> => {
    const questions = asked
      .filter(canBeAsked(type))
      .filter(({ page }) => page === index + 1)
      .map(medicalQuestion)
    return {
      id: `page${index + 1}`,
      questions,
      ...(dayCounts.every((id) => questions.some((question) => question.id === id)) && {
        isWhole: true,
        isClosed: (answers) => dayTotalProblem(dayValues(answers)) !== null,
      }),
    }
  })
  return [{ id: 'start', questions: [] }, ...pages, { id: 'end', questions: [] }]
}
