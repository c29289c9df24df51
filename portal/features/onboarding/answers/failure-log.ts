import type { BlockingError } from './save-queue-deps.ts'

/** Pauses in ms after consecutive failures: the first, the second, and so on. */
const pauses = [2000, 4000, 8000, 16_000] as const
const maxPause = 30_000

/** Pause in ms, given the number of consecutive failures before this one. */
export const pauseAfter = (failures: number): number => pauses[failures] ?? maxPause

/** An edit of a question, by its stamp. */
export interface TriedEdit {
  id: string
  stamp: string
}

/** Failures of edits in this tab, by question and stamp: a new edit starts without failures. */
export class FailureLog {
  /** Stamp of the edit whose last try failed, by question. */
  readonly #failed = new Map<string, string>()
  /** Of those, the edits that the clinic refused and that are not retried automatically. `blocked`: refused for a reason other than the answer. */
  readonly #refused = new Map<string, { stamp: string; blocked: BlockingError | null }>()
  readonly #serverErrors = new Map<string, number>()

  fail(edits: readonly TriedEdit[]): void {
    for (const { id, stamp } of edits) this.#failed.set(id, stamp)
  }

  /** Not retried until the answer changes or the patient presses Next. */
  refuse(edits: readonly TriedEdit[], blocked: BlockingError | null): void {
    this.fail(edits)
    for (const { id, stamp } of edits) this.#refused.set(id, { stamp, blocked })
  }

  isRefused = (id: string, stamp: string): boolean => this.#refused.get(id)?.stamp === stamp
  blockingErrorOf = (id: string, stamp: string): BlockingError | null =>
    this.isRefused(id, stamp) ? (this.#refused.get(id)?.blocked ?? null) : null

  of(id: string, stamp: string): 'refused' | 'blocked' | 'failed' | null {
    if (this.isRefused(id, stamp)) return this.blockingErrorOf(id, stamp) ? 'blocked' : 'refused'
    return this.#failed.get(id) === stamp ? 'failed' : null
  }

  tryRefusedAgain(): void {
    this.#refused.clear()
  }

  /** Called when the edit is sent again. */
  forget(id: string): void {
    this.#failed.delete(id)
  }

  /** Counts server errors per question: the answer may cause them, so other questions are sent first. */
  addServerError(id: string): void {
    this.#serverErrors.set(id, this.serverErrorsOf(id) + 1)
  }

  serverErrorsOf = (id: string): number => this.#serverErrors.get(id) ?? 0

  forgetServerErrors(id: string): void {
    this.#serverErrors.delete(id)
  }
}
