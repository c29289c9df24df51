import { type medicalQuestionType, yesNo } from '../../../api/contract/questionnaire.ts'
import { emailRule } from '../../../rules/email.ts'
import { withoutInvisible } from '../../../rules/field-rule.ts'
import { finishedSources, sourcesIn, sourcesProblem, sourcesText } from './discovery-sources.ts'

/** Types of questions: the contract's medical ones, and those of the general questionnaire. */
export type QuestionType = (typeof medicalQuestionType)[number] | 'text' | 'email' | 'country' | 'sources'

/** A question of a questionnaire. Its answer is one string, as the clinic stores it. */
export interface Question {
  id: string
  type: QuestionType
  /** An empty answer is valid. */
  isOptional?: boolean
  /** Read-only: shown, never required. */
  isDisabled?: boolean
  /** Initial answer. */
  startsAt?: string
  /** Limits of a number, from the question's text. */
  limits?: Limits | undefined
}

interface Limits {
  min: string
  max: string
}

/** Limits named in a question's text, as in 'tussen 100 en 250'; the contract has no field for them. */
export function limitsIn(text: string): Limits | undefined {
  const [, min, max] = /\btussen (?:de )?(\d+) en (?:de )?(\d+)(?![\d.,]*\d)/i.exec(text) ?? []
  return min !== undefined && max !== undefined ? { min, max } : undefined
}

/** Answers by question id. */
export type Answers = ReadonlyMap<string, string>

/** Kind of invalid answer; key of its message. */
export type AnswerProblem = 'text' | 'yesNo' | 'choice' | 'choices' | 'otherText' | 'number' | 'email' | 'badEmail'

/** Between chosen options in one answer. */
const separator = '; '

interface Reading {
  chosen: readonly string[]
  /** How many of them are no options. */
  unknown: number
}

/**
 * The chosen options in an answer, in its order. An option may contain the separator itself, so the answer is split so that as
 * few pieces as possible are unknown, longer options first; an unknown piece is given as it is.
 */
export function chosenIn(answer: string, options: readonly string[]): readonly string[] {
  const longestFirst = options.toSorted((one, other) => other.length - one.length)
  const readings = new Map<number, Reading>([[answer.length + separator.length, { chosen: [], unknown: 0 }]])
  const readingFrom = (start: number): Reading => {
    const known = readings.get(start)
    if (known) return known
    const rest = answer.slice(start)
    const [piece = ''] = rest.split(separator, 1)
    const found = longestFirst.filter((option) => rest === option || rest.startsWith(option + separator))
    const possible = (found.includes(piece) ? found : [...found, piece]).map((one): Reading => {
      const after = readingFrom(start + one.length + separator.length)
      return { chosen: [one, ...after.chosen], unknown: after.unknown + (options.includes(one) ? 0 : 1) }
    })
    const best = possible.reduce((one, other) => (other.unknown < one.unknown ? other : one))
    readings.set(start, best)
    return best
  }
  return answer === '' ? [] : readingFrom(0).chosen
}
/** Joins chosen options to one answer, with '; ' (MED-05). */
export const joined = (chosen: readonly string[]): string => chosen.join(separator)

/** The answer to a question, or its initial one; '' without either. */
export const answerTo = ({ id, startsAt = '' }: Question, answers: Answers): string => answers.get(id) || startsAt

const asItIs = (chosen: string) => chosen

const normalisers: Partial<Record<QuestionType, (typed: string) => string>> = {
  single_select: asItIs,
  multi_select: asItIs,
  email: (typed) => withoutInvisible(typed).toLowerCase(),
  sources: (typed) => sourcesText(finishedSources(sourcesIn(typed))),
}

/** The form in which a typed answer is stored. */
export const normalised = ({ type }: Question, typed: string): string => normalisers[type]?.(typed) ?? typed.trim()

/** Whether an answer is yes; some clinics store it as 'true'. */
export const isYes = (answer: string | undefined): boolean => answer === yesNo.yes || answer === 'true'

const validators: Record<QuestionType, (answer: string) => AnswerProblem | null> = {
  text: (answer) => (answer === '' ? 'text' : null),
  open: (answer) => (answer === '' ? 'text' : null),
  email: (answer) => (answer === '' ? 'email' : 'error' in emailRule(answer) ? 'badEmail' : null),
  int: (answer) => (/^\d+$/.test(answer) ? null : 'number'),
  bool: (answer) => (isYes(answer) || answer === yesNo.no ? null : 'yesNo'),
  single_select: (answer) => (answer === '' ? 'choice' : null),
  country: (answer) => (answer === '' ? 'choice' : null),
  multi_select: (answer) => (answer === '' ? 'choices' : null),
  sources: sourcesProblem,
}

/** Problem with an answer; null if valid. Optional questions are validated only when filled in. */
export function problemWith(question: Question, answer: string): AnswerProblem | null {
  const value = normalised(question, answer)
  if (question.isDisabled || (question.isOptional && value === '')) return null
  // Sources are validated as typed: normalising would remove an unfinished 'other', and so its problem.
  return validators[question.type](question.type === 'sources' ? answer : value)
}
