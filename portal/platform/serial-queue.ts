/**
 * Runs async tasks one at a time, in the order of calling. A task that rejects rejects for its caller and does not stop
 * the next.
 */
export function createSerialQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    run: <T>(work: () => Promise<T>): Promise<T> => {
      const next = last.then(work)
      last = next.catch(() => {})
      return next
    },
    /** Resolves once all tasks added so far have ended. */
    settled: async (): Promise<void> => {
      await last
    },
  }
}
