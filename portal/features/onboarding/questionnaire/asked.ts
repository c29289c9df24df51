import type { ComponentProps } from 'react'
import type { Answers, Question } from '../rules/question.ts'
import type { QuestionPage } from '../rules/questionnaire-pages.ts'

/** What can be chosen, in words. */
interface Choice {
  value: string
  label: string
}

/** A question with its words. */
export interface AskedQuestion extends Question {
  label: string
  note?: string | undefined
  choices?: readonly Choice[]
  /** What the browser may know of a field that is typed in. */
  field?: Pick<ComponentProps<'input'>, 'autoComplete' | 'autoCapitalize' | 'inputMode' | 'maxLength' | 'spellCheck' | 'type'>
}

/** A page with its heading. */
export interface AskedPage extends QuestionPage<AskedQuestion> {
  title: string
  /** Has something to read and nothing to answer. */
  isEmptyOnPurpose?: boolean
  /** The words on the way on, where they are its own. */
  next?: string
  /** Why it leads nowhere now. */
  closed?: string | undefined
  /** What is wrong with its answers together, in words, and with which. */
  faultIn?: (answers: Answers) => { ids: readonly string[]; words: string } | null
}
