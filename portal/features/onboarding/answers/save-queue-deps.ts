import type { AnswerBookOptions } from './answer-book.ts'
import type { KeptAnswers } from './kept-answers.ts'

/** How a call to the clinic ended: `lost` and `broken` leave open whether it did the work, and `broken` may be about this one answer. */
export type Outcome = 'acknowledged' | 'refused' | 'lost' | 'broken' | 'ended'

/** All that a save queue needs from outside. */
export interface SaveQueueDeps extends AnswerBookOptions {
  /** Aborted when the session ends. */
  signal: AbortSignal
  send: (questionId: string, value: string) => Promise<Outcome>
  readBack: () => Promise<ReadonlyMap<string, string> | Outcome>
  /** The device's own copy: read, changed and written in one go, across tabs. */
  mirror: { update: (change: (kept: KeptAnswers | undefined) => KeptAnswers) => Promise<void> }
  /** One tab of the browser at a time. */
  lock: (work: () => Promise<void>) => Promise<void>
  /** The other tabs; a message is what can be cloned. */
  tabs: { tell: (message: unknown) => void; listen: (listener: (message: unknown) => void) => () => void }
  /** Does something once what just changed is seen, or can be no more. */
  soon: (work: () => void) => void
  /** Does something later; returns how to prevent it. */
  later: (work: () => void, delay: number) => () => void
  followOnline: (listener: () => void) => () => void
  /** The time that the patient is told, in ms. */
  clock: () => number
}
