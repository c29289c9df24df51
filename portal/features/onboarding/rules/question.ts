import { type medicalQuestionType, yesNo } from '../../../api/contract/questionnaire.ts'
import { emailRule } from '../../../rules/email.ts'
import { finishedSources, hasSource, sourcesIn, sourcesText } from './discovery-sources.ts'

/** How a question is asked and how its answer is judged: the medical ones, and what only the general questionnaire asks. */
export type QuestionType = (typeof medicalQuestionType)[number] | 'text' | 'email' | 'country' | 'sources'

/** One question of a questionnaire; an answer is one text, as the clinic stores it. */
export interface Question {
  id: string
  type: QuestionType
  /** May stay without an answer. */
  isOptional?: boolean
  /** Shown, not to be answered by the patient: then nothing is asked of it. */
  isDisabled?: boolean
  /** Stands there until the patient chooses another. */
  startsAt?: string
  /** Between which numbers its own words want the answer. */
  limits?: Limits | undefined
}

interface Limits {
  min: string
  max: string
}

/** The limits that a question's own words name, as in 'tussen 100 en 250'; the contract has no other place for them. */
export function limitsIn(words: string): Limits | undefined {
  const [, min, max] = /\btussen (?:de )?(\d+) en (?:de )?(\d+)(?![\d.,]*\d)/i.exec(words) ?? []
  return min !== undefined && max !== undefined ? { min, max } : undefined
}

/** The answers so far, by question id. */
export type Answers = ReadonlyMap<string, string>

/** What is wrong with an answer, as the key of its words. */
export type AnswerProblem = 'text' | 'yesNo' | 'choice' | 'choices' | 'number' | 'email' | 'badEmail'

/** How several chosen answers stand in one text. */
const separator = '; '
export const chosenIn = (answer: string): string[] => (answer === '' ? [] : answer.split(separator))
export const joined = (chosen: readonly string[]): string => chosen.join(separator)

export const answerTo = ({ id, startsAt = '' }: Question, answers: Answers): string => answers.get(id) || startsAt

const normalise: Partial<Record<QuestionType, (typed: string) => string>> = {
  email: (typed) => typed.trim().toLowerCase(),
  sources: (typed) => sourcesText(finishedSources(sourcesIn(typed))),
}

/** How a typed answer is stored. */
export const normalised = ({ type }: Question, typed: string): string => normalise[type]?.(typed) ?? typed.trim()

/** Some clinics store a yes as the word. */
const saysYesOrNo = (answer: string) => ['true', ...Object.values<string>(yesNo)].includes(answer)

const judge: Record<QuestionType, (answer: string) => AnswerProblem | null> = {
  text: (answer) => (answer === '' ? 'text' : null),
  open: (answer) => (answer === '' ? 'text' : null),
  email: (answer) => (answer === '' ? 'email' : 'error' in emailRule(answer) ? 'badEmail' : null),
  int: (answer) => (/^\d+$/.test(answer) ? null : 'number'),
  bool: (answer) => (saysYesOrNo(answer) ? null : 'yesNo'),
  single_select: (answer) => (answer === '' ? 'choice' : null),
  country: (answer) => (answer === '' ? 'choice' : null),
  multi_select: (answer) => (chosenIn(answer).length === 0 ? 'choices' : null),
  sources: (answer) => (hasSource(answer) ? null : 'choices'),
}

/** What is wrong with the answer to a question; null where it can go on. What may stay empty is judged only once something stands there. */
export function problemWith(question: Question, answer: string): AnswerProblem | null {
  const value = normalised(question, answer)
  if (question.isDisabled || (question.isOptional && value === '')) return null
  return judge[question.type](value)
}
