import { answerTo, problemWith, type Answers, type Question } from './question.ts'

/** A page of a questionnaire; one step of the progress bar. */
export interface QuestionPage<Q extends Question = Question> {
  id: string
  questions: readonly Q[]
  /** Its questions belong together, such as numbers that add up: never split over screens. */
  isWhole?: boolean
  /** True while the page cannot be left although all answers are valid. */
  isClosed?: (answers: Answers) => boolean
}

/** What one screen shows when one question is shown at a time. */
export interface QuestionStep<Q extends Question = Question> {
  /** Index of its page. */
  page: number
  questions: readonly Q[]
  /** Number of this step within its page, from 1, and the total. */
  question: number
  of: number
}

/** All steps in order; a page without questions is one step. */
export function stepsOf<Q extends Question>(pages: readonly QuestionPage<Q>[]): QuestionStep<Q>[] {
  return pages.flatMap(({ questions, isWhole = false }, page) => {
    const groups = isWhole ? [questions] : groupByQuestion(questions)
    return groups.map((group, index) => ({ page, questions: group, question: index + 1, of: groups.length }))
  })
}

/** One group per question that can be answered. Read-only ones join the previous group, leading ones the first. */
function groupByQuestion<Q extends Question>(questions: readonly Q[]): (readonly Q[])[] {
  const groups: Q[][] = [[]]
  let hasQuestion = false
  for (const question of questions) {
    if (!question.isDisabled && hasQuestion) groups.push([])
    groups.at(-1)?.push(question)
    hasQuestion ||= !question.isDisabled
  }
  return groups
}

/** Questions with an invalid answer, and the problem of each. */
export const problemsIn = <Q extends Question>(questions: readonly Q[], answers: Answers) =>
  questions.flatMap((question) => {
    const problem = problemWith(question, answerTo(question, answers))
    return problem ? [{ question, problem }] : []
  })

/** Whether all answers of a step are valid and, at the end of its page, the page can be left. */
export const isStepDone = (
  { questions, page, question, of }: QuestionStep,
  pages: readonly QuestionPage[],
  answers: Answers,
): boolean => problemsIn(questions, answers).length === 0 && !(question === of && pages[page]?.isClosed?.(answers))

/** Index of the first step that is not done; of the last step if all are. */
export function firstOpenStep(
  steps: readonly QuestionStep[],
  pages: readonly QuestionPage[],
  answers: Answers,
): number {
  const open = steps.findIndex((step) => !isStepDone(step, pages, answers))
  return open === -1 ? steps.length - 1 : open
}

/** The question with this id if the patient can change it, else the first changeable one of its page; undefined if there is none. */
export function changeableAt<Q extends Question>(pages: readonly QuestionPage<Q>[], id: string): Q | undefined {
  const onPage =
    pages
      .find(({ questions }) => questions.some((question) => question.id === id))
      ?.questions.filter(({ isDisabled }) => !isDisabled) ?? []
  return onPage.find((question) => question.id === id) ?? onPage[0]
}

/** Index of the step at which a questionnaire resumes (GEN-14): the first that is not done, or 0 when nothing was answered. */
export const resumeStep = (steps: readonly QuestionStep[], pages: readonly QuestionPage[], answers: Answers): number =>
  pages.some(({ questions }) => questions.some(({ id, isDisabled }) => !isDisabled && (answers.get(id) ?? '') !== ''))
    ? firstOpenStep(steps, pages, answers)
    : 0

/** Indices of the steps that Back leads through, up to this one: the first step of each earlier page, or each earlier step if shown one by one. */
export const stepTrail = (last: number, steps: readonly QuestionStep[], oneByOne: boolean): number[] =>
  steps.flatMap((step, index) =>
    index <= last && (oneByOne || index === last || (step.question === 1 && step.page < (steps[last]?.page ?? 0)))
      ? [index]
      : [],
  )
