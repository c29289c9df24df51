import type { Barred } from './save-queue-deps.ts'

/** In ms, after one failure, two in a row and so on. */
const pauses = [2000, 4000, 8000, 16_000] as const
const longest = 30_000

/** How long the queue rests after so many failures in a row before this one, in ms. */
export const pauseAfter = (failures: number): number => pauses[failures] ?? longest

export interface TriedEdit {
  id: string
  stamp: string
}

/** What went wrong with edits in this tab; another edit of the same question begins anew. */
export class FailureLog {
  /** The edits whose last try failed, by question. */
  readonly #failed = new Map<string, string>()
  /** Those of them that the clinic did not take: the same would fare no better by itself. `barred` where that is not about the answer. */
  readonly #refused = new Map<string, { stamp: string; barred: Barred | null }>()
  readonly #serverErrors = new Map<string, number>()

  fail(edits: readonly TriedEdit[]): void {
    for (const { id, stamp } of edits) this.#failed.set(id, stamp)
  }

  /** It waits for another answer, or for somebody who asks. */
  refuse(edits: readonly TriedEdit[], barred: Barred | null): void {
    this.fail(edits)
    for (const { id, stamp } of edits) this.#refused.set(id, { stamp, barred })
  }

  isRefused = (id: string, stamp: string): boolean => this.#refused.get(id)?.stamp === stamp
  barredBy = (id: string, stamp: string): Barred | null => (this.isRefused(id, stamp) ? this.#refused.get(id)?.barred ?? null : null)

  of(id: string, stamp: string): 'refused' | 'barred' | 'failed' | null {
    if (this.isRefused(id, stamp)) return this.barredBy(id, stamp) ? 'barred' : 'refused'
    return this.#failed.get(id) === stamp ? 'failed' : null
  }

  tryRefusedAgain(): void {
    this.#refused.clear()
  }

  /** It is tried again. */
  forget(id: string): void {
    this.#failed.delete(id)
  }

  /** The clinic itself failed at this answer: may be at this one only, so others go first from now on. */
  addServerError(id: string): void {
    this.#serverErrors.set(id, this.serverErrorsOf(id) + 1)
  }

  serverErrorsOf = (id: string): number => this.#serverErrors.get(id) ?? 0

  forgetServerErrors(id: string): void {
    this.#serverErrors.delete(id)
  }
}
