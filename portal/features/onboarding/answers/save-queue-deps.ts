import type { ApiError } from '../../../api/error.ts'
import type { AnswerBookOptions } from './answer-book.ts'
import type { KeptAnswers } from './kept-answers.ts'

/** The clinic took nothing, for a reason that no other answer would help against. */
export interface Barred {
  error: ApiError
}

/** How a call to the clinic ended: `refused` is about the answer; `lost` and `broken` leave open whether it did the work, and `broken` may be about this one answer. */
export type Outcome = 'acknowledged' | 'refused' | 'lost' | 'broken' | 'ended' | Barred

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
  tabs: { broadcast: (message: unknown) => void; listen: (listener: (message: unknown) => void) => () => void }
  /** Does something once what just changed is seen, or can be no more. */
  soon: (work: () => void) => void
  /** Does something later; returns how to prevent it. */
  later: (work: () => void, delay: number) => () => void
  followOnline: (listener: () => void) => () => void
  /** The time that the patient is told, in ms. */
  clock: () => number
}
