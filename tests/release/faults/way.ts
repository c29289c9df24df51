import type { ReactNode } from 'react'
import type { Locator } from 'vitest/browser'
import type { createStoryStore } from '#portal/stories/story-portal.tsx'
import type { StoryReply } from '#portal/stories/story-backend.ts'
import type { Fault } from './fault-kind.ts'

/** What the screen does after a fault. */
export interface Outcome {
  /** Key of the text that reports the fault, such as 'login:wrong'. Absent if nothing has to be reported, because the result is shown anyway. */
  message?: string
  /** The path to which the patient is redirected, if any. */
  to?: string
  /** No retry is offered. */
  isFinal?: true
  /** The heading of a step of the same screen that is shown instead. */
  step?: RegExp
}

/** How a patient makes one call. */
export interface Way {
  at: string
  state?: () => object
  query?: Record<string, string>
  /** Replies of the back end, including one to the call itself. */
  replies: readonly StoryReply[]
  /** The patient has no session. */
  visitor?: true
  /** A screen that is not a page of the app. */
  app?: ReactNode
  prepare?: (store: ReturnType<typeof createStoryStore>) => void
  /** What happens before typing. */
  before?: () => Promise<void>
  /** What is typed or selected, by the field's label. */
  types?: Readonly<Record<string, string>>
  /** What is ticked or chosen. */
  picks?: readonly (() => Locator)[]
  /** The file that is attached. */
  attaches?: string
  /** The button that sends the call. Without it, opening the screen does. */
  press?: string
  /** Shown after the call succeeds. */
  done: () => Locator
  /** Where the input is after a fault, if not in its fields. */
  keeps?: () => Locator
  /** The input is only in memory, and lost with the session. */
  isForgotten?: true
  /** The button that retries the call, if it is not 'Opnieuw proberen'. */
  retry?: string
  /** Keys of the texts that report a late answer and a late error. */
  late?: Partial<Record<'late' | 'late error', string>>
  /** Outcomes of its own, by fault; `refused` is any status below 500, `unknown` any fault after which the call may have been carried out. */
  own?: Partial<Record<Fault | 'refused' | 'unknown', Outcome>>
}
