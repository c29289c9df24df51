import type { ComponentProps } from 'react'
import type { Answers, Question } from '../rules/question.ts'
import type { QuestionPage } from '../rules/questionnaire-pages.ts'

/** An option of a choice question. */
interface Choice {
  value: string
  label: string
}

/** A question with its texts. */
export interface LocalizedQuestion extends Question {
  label: string
  note?: string | undefined
  choices?: readonly Choice[]
  /** Asks whether the current answer is right, which does not block; null if nothing is unusual. */
  doubt?: () => string | null
  /** Attributes of a text field. */
  field?: Pick<
    ComponentProps<'input'>,
    'autoComplete' | 'autoCapitalize' | 'inputMode' | 'maxLength' | 'spellCheck' | 'type'
  >
}

/** A page with its texts. */
export interface LocalizedPage extends QuestionPage<LocalizedQuestion> {
  title: string
  /** The page has text and no questions. */
  isEmptyOnPurpose?: boolean
  /** Label of the next button, if not the usual one. */
  next?: string
  /** Why the page cannot be left now; undefined if it can. */
  closed?: string | undefined
  /** Error about the answers of several questions together, with their ids; null if there is none. */
  errorIn?: (answers: Answers) => { ids: readonly string[]; message: string } | null
}
