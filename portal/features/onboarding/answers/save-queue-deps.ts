import type { ApiError } from '../../../api/error.ts'
import type { AnswerBookOptions } from './answer-book.ts'
import type { StoredAnswers } from './stored-answers.ts'

/** The clinic refused the request for a reason that another answer does not solve. */
export interface BlockingError {
  error: ApiError
}

/** Result of a call: `refused` is about the answer; after `lost` and `broken` it may still be applied, and `broken` may be caused by this answer. */
export type Outcome = 'acknowledged' | 'refused' | 'lost' | 'broken' | 'ended' | BlockingError

/** Everything that a save queue needs from its environment. */
export interface SaveQueueDeps extends AnswerBookOptions {
  /** Aborted when the session ends. */
  signal: AbortSignal
  /** Sends one answer; never rejects. */
  send: (questionId: string, value: string) => Promise<Outcome>
  /** Reads the clinic's answers by question id; never rejects. */
  readBack: () => Promise<ReadonlyMap<string, string> | Outcome>
  /** The device's copy: atomic read-modify-write across tabs. */
  mirror: { update: (change: (stored: StoredAnswers | undefined) => StoredAnswers) => Promise<void> }
  /** Runs work in one tab at a time. */
  lock: (work: () => Promise<void>) => Promise<void>
  /** Other tabs; messages are structured-cloneable. */
  tabs: { broadcast: (message: unknown) => void; listen: (listener: (message: unknown) => void) => () => void }
  /** Runs after the change has been painted, or when the page can paint no more. */
  soon: (work: () => void) => void
  /** Runs after `delay` ms; gives a function that cancels it. */
  later: (work: () => void, delay: number) => () => void
  /** Calls the listener when the connection is back; gives a function that stops it. */
  followOnline: (listener: () => void) => () => void
  /** Time shown to the patient, in ms. */
  clock: () => number
}
