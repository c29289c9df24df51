import { answerTo, problemWith, type Answers, type Question } from './question.ts'

/** A page of a questionnaire: one step of its progress. */
export interface QuestionPage<Q extends Question = Question> {
  id: string
  questions: readonly Q[]
  /** Its questions make one whole, such as numbers that add up: they are never asked one by one. */
  isWhole?: boolean
  /** What its questions ask for is there, and still it leads nowhere. */
  isClosed?: (answers: Answers) => boolean
}

/** What one screen asks where one question is asked at a time: the smallest stretch of the way. */
export interface Place<Q extends Question = Question> {
  /** Its page, from 0. */
  page: number
  questions: readonly Q[]
  /** Which question of its page it is, from 1, and of how many. */
  question: number
  of: number
}

/** The way through the pages. A page without questions is a place too. */
export function placesIn<Q extends Question>(pages: readonly QuestionPage<Q>[]): Place<Q>[] {
  return pages.flatMap(({ questions, isWhole = false }, page) => {
    const groups = isWhole ? [questions] : askedOneByOne(questions)
    return groups.map((group, index) => ({ page, questions: group, question: index + 1, of: groups.length }))
  })
}

/** A group for each question that can be answered. One that is only shown goes with the one before it, the first ones with the one after. */
function askedOneByOne<Q extends Question>(questions: readonly Q[]): (readonly Q[])[] {
  const groups: Q[][] = [[]]
  let isAsked = false
  for (const question of questions) {
    if (!question.isDisabled && isAsked) groups.push([])
    groups.at(-1)?.push(question)
    isAsked ||= !question.isDisabled
  }
  return groups
}

/** Questions whose answer cannot go on, with what is wrong. */
export const problemsIn = <Q extends Question>(questions: readonly Q[], answers: Answers) =>
  questions.flatMap((question) => {
    const problem = problemWith(question, answerTo(question, answers))
    return problem ? [{ question, problem }] : []
  })

/** Whether all that a place asks for is there. */
export const isPlaceDone = ({ questions, page, question, of }: Place, pages: readonly QuestionPage[], answers: Answers): boolean =>
  problemsIn(questions, answers).length === 0 && !(question === of && pages[page]?.isClosed?.(answers))

/** The first place that lacks something; the last of all where none does. */
export function firstOpenPlace(places: readonly Place[], pages: readonly QuestionPage[], answers: Answers): number {
  const open = places.findIndex((place) => !isPlaceDone(place, pages, answers))
  return open === -1 ? places.length - 1 : open
}

/** Where whoever comes back goes on: where something is missing, and at the beginning as long as the patient has answered nothing. */
export const resumedPlace = (places: readonly Place[], pages: readonly QuestionPage[], answers: Answers): number =>
  (pages.some(({ questions }) => questions.some(({ id, isDisabled }) => !isDisabled && (answers.get(id) ?? '') !== '')) ? firstOpenPlace(places, pages, answers) : 0)

/** The places a patient has seen on the way to one, where a page is one screen: the first of each page, and that one. */
export const trailTo = (place: number, places: readonly Place[], oneByOne: boolean): number[] =>
  places.flatMap((one, index) => (index <= place && (oneByOne || index === place || (one.question === 1 && one.page < (places[place]?.page ?? 0))) ? [index] : []))
