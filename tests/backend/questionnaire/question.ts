import type { QuestionAnswer } from '#portal/api/contract/questionnaire.ts'

/** One question of a medical intake. */
export interface Question {
  id: string
  page: number
  type: NonNullable<QuestionAnswer['type']>
  question: string
  /** What can be chosen, for the two kinds that choose. */
  answers?: readonly string[]
  isOptional?: boolean
  note?: string
  /** Shown and never answered by the patient. */
  isDisabled?: boolean
  /** Smallest and largest whole number that makes sense. */
  range?: readonly [number, number]
}

export interface Intake {
  pages: number
  questions: readonly Question[]
  /** Questions whose numbers must add up to this many. */
  sum?: { of: readonly string[]; total: number }
}

export const yesNoUnknown = ['Ja', 'Nee', 'Weet ik niet'] as const

/** How several chosen answers stand in one text. */
export const separator = '; '
