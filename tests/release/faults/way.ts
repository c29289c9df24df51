import type { ReactNode } from 'react'
import type { Locator } from 'vitest/browser'
import type { createStoryStore } from '#portal/stories/story-portal.tsx'
import type { StoryReply } from '#portal/stories/story-backend.ts'
import type { Fault } from './fault-kind.ts'

/** What a patient meets after a fault. */
export interface Outcome {
  /** Key of the text that says what happened, such as 'login:wrong'. Absent where nothing has to be told: what was asked for is there all the same. */
  says?: string
  /** Where the patient is led; elsewhere nobody is moved. */
  to?: string
  /** Neither repeating the call nor pressing again is offered. */
  isFinal?: true
  /** A step of the same screen to which the patient is led. */
  step?: RegExp
}

/** How a patient makes one call. */
export interface Way {
  at: string
  state?: () => object
  query?: Record<string, string>
  /** Replies of the clinic, with one to the call itself. */
  replies: readonly StoryReply[]
  /** Who makes it has no session. */
  visitor?: true
  /** The app, unless the page is one of its own. */
  app?: ReactNode
  prepare?: (store: ReturnType<typeof createStoryStore>) => void
  /** What comes before typing. */
  before?: () => Promise<void>
  /** What is typed or selected, by the field's label. */
  types?: Readonly<Record<string, string>>
  /** What is ticked or chosen. */
  picks?: readonly (() => Locator)[]
  /** The file that is attached. */
  attaches?: string
  /** The button that makes the call. Without it, opening the screen does. */
  press?: string
  /** Shown once the call went well. */
  done: () => Locator
  /** Where what was typed stands after a fault, if not in its fields. */
  keeps?: () => Locator
  /** What was typed is in memory alone, and gone with the session. */
  isForgotten?: true
  /** The button that repeats the call, if it is not 'Opnieuw proberen'. */
  retry?: string
  /** Key of the text that tells a late answer, and a late error. */
  late?: Partial<Record<'late' | 'late error', string>>
  /** Outcomes of its own, by fault; `refused` is any status below 500, `unknown` any fault after which the clinic may have done it. */
  own?: Partial<Record<Fault | 'refused' | 'unknown', Outcome>>
}
