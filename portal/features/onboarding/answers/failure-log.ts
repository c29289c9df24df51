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
  /** Those of them that the clinic refused: the same would be refused again. */
  readonly #refused = new Map<string, string>()
  readonly #stumbles = new Map<string, number>()

  fail(edits: readonly TriedEdit[]): void {
    for (const { id, stamp } of edits) this.#failed.set(id, stamp)
  }

  /** It waits for another answer, or for somebody who asks. */
  refuse(edits: readonly TriedEdit[]): void {
    this.fail(edits)
    for (const { id, stamp } of edits) this.#refused.set(id, stamp)
  }

  hasFailed = (id: string, stamp: string): boolean => this.#failed.get(id) === stamp
  isRefused = (id: string, stamp: string): boolean => this.#refused.get(id) === stamp

  tryRefusedAgain(): void {
    this.#refused.clear()
  }

  /** It is tried again. */
  forget(id: string): void {
    this.#failed.delete(id)
  }

  /** The clinic itself failed at this answer: may be at this one only, so others go first from now on. */
  stumble(id: string): void {
    this.#stumbles.set(id, this.stumblesOf(id) + 1)
  }

  stumblesOf = (id: string): number => this.#stumbles.get(id) ?? 0

  forgetStumbles(id: string): void {
    this.#stumbles.delete(id)
  }
}
