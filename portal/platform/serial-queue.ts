/** Does one thing at a time, in the order of asking; one that fails holds up none of the rest. */
export function createSerialQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    run: <T>(work: () => Promise<T>): Promise<T> => {
      const next = last.then(work)
      last = next.catch(() => {})
      return next
    },
    /** Once everything asked for so far has ended. */
    settled: async (): Promise<void> => { await last },
  }
}
