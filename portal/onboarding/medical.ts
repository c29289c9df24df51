import { intakeType } from '../api/contract/patient.ts'
import type { QuestionAnswer } from '../api/contract/questionnaire.ts'
import { questionnaireSteps } from '../rules/questionnaire-steps.ts'
import { dayTotalProblem, type DayValues } from '../rules/day-count.ts'
import { limitsIn, type Answers, type Question } from './question.ts'
import type { QuestionPage } from './questionnaire.ts'

export type IntakeType = (typeof intakeType)[keyof typeof intakeType]

/** How many pages each intake has between its start and its end. */
const pageCount = (type: IntakeType): number => questionnaireSteps[type] - 2

export const isIntakeType = (type: string | null | undefined): type is IntakeType => Object.values<string | null | undefined>(intakeType).includes(type)

/** The numbers of days that together are the last four weeks, in the order they are asked. */
export const dayCounts = ['days_migraine', 'days_headache', 'days_none'] as const

/** The three counts as they stand in their fields. */
export function dayValues(answers: Answers): DayValues {
  const [migraine, headache, none] = dayCounts.map((id) => answers.get(id) ?? '')
  return { migraine: migraine ?? '', headache: headache ?? '', none: none ?? '' }
}

/** A question as the clinic words it. */
export interface MedicalQuestion extends Question {
  label: string
  note: string | undefined
  choices: readonly string[]
}

const medicalQuestion = ({ question_id, type = 'open', question, answers = [], allow_empty = false, disabled = false, note }: QuestionAnswer): MedicalQuestion =>
  ({
    id: question_id, type, isOptional: allow_empty, isDisabled: disabled, label: question ?? question_id, note: note ?? undefined, choices: answers,
    limits: type === 'int' ? limitsIn(`${question ?? ''} ${note ?? ''}`) : undefined,
  })

/** The start, the pages with the clinic's own questions, and the end. */
export function medicalPages(type: IntakeType, asked: readonly QuestionAnswer[]): QuestionPage<MedicalQuestion>[] {
  const pages = Array.from({ length: pageCount(type) }, (_, index): QuestionPage<MedicalQuestion> => {
    const questions = asked.filter(({ page }) => page === index + 1).map(medicalQuestion)
    return { id: `page${index + 1}`, questions, ...(dayCounts.every((id) => questions.some((question) => question.id === id)) && { isWhole: true, isClosed: (answers) => dayTotalProblem(dayValues(answers)) !== null }) }
  })
  return [{ id: 'start', questions: [] }, ...pages, { id: 'end', questions: [] }]
}
