/** One call, or what takes a call of its own. */
export interface Part<File> {
  /** What the patient calls it: shown while it is fetched, and listed if that fails. */
  name: string
  /** Gives a file, or further parts that its answer names. */
  fetch: (signal: AbortSignal) => Promise<{ file?: File; found?: readonly Part<File>[] }>
}

export interface Progress {
  done: number
  total: number
  /** The part that is fetched now. */
  name: string
}

interface Course<File> {
  signal: AbortSignal
  onProgress: (progress: Progress) => void
  /** Whether the other parts would fail like this one, as without a connection. */
  stopsAll: (error: unknown) => boolean
  /** Whether the failed parts are to be fetched again. */
  askAgain: (failed: readonly Part<File>[], error: unknown) => Promise<boolean>
}

/**
 * Fetches parts one at a time, each once its file before was taken over, and yields their files. At the end the failed ones
 * are fetched again for as long as `askAgain` wants that. Returns those that are missing; throws once the signal is aborted.
 */
export async function* fetchInTurn<File>(
  parts: readonly Part<File>[],
  { signal, onProgress, stopsAll, askAgain }: Course<File>,
): AsyncGenerator<File, readonly Part<File>[]> {
  const waiting = [...parts]
  let failed: Part<File>[] = []
  let lastError: unknown
  let done = 0
  for (;;) {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      onProgress({ done, total: done + 1 + waiting.length + failed.length, name: part.name })
      // oxlint-disable-next-line no-await-in-loop -- one document at a time in memory
      const result = await part.fetch(signal).catch((error: unknown) => ({ error }))
      signal.throwIfAborted()
      if ('error' in result) {
        lastError = result.error
        failed.push(part)
        if (stopsAll(result.error)) failed.push(...waiting.splice(0))
      } else {
        done += 1
        waiting.push(...(result.found ?? []))
        if (result.file !== undefined) yield result.file
        signal.throwIfAborted()
      }
    }
    // oxlint-disable-next-line no-await-in-loop -- the patient decides
    if (failed.length === 0 || !(await askAgain(failed, lastError))) return failed
    signal.throwIfAborted()
    waiting.push(...failed)
    failed = []
  }
}
