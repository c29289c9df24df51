/** Something that takes one call to fetch. */
export interface FetchTask<File> {
  /** Its name for the patient: shown while it is fetched, and listed if that fails. */
  name: string
  /** Gives a file, or further tasks that follow from its answer. */
  fetch: (signal: AbortSignal) => Promise<{ file?: File; found?: readonly FetchTask<File>[] }>
}

/** How many tasks are done, of those known so far. */
export interface Progress {
  done: number
  total: number
  /** Name of the task that runs now. */
  name: string
}

interface FetchOptions<File> {
  signal: AbortSignal
  onProgress: (progress: Progress) => void
  /** Whether the other tasks would fail too, as without a connection. */
  stopsAll: (error: unknown) => boolean
  /** Resolves to whether the failed tasks run again; gets the last error. */
  askAgain: (failed: readonly FetchTask<File>[], error: unknown) => Promise<boolean>
}

/**
 * Runs tasks one at a time, each when the previous file was taken, and yields their files. At the end the failed ones run again
 * for as long as `askAgain` resolves to true. Returns the tasks that failed; throws the signal's reason once it is aborted.
 */
export async function* fetchSerially<File>(
  tasks: readonly FetchTask<File>[],
  { signal, onProgress, stopsAll, askAgain }: FetchOptions<File>,
): AsyncGenerator<File, readonly FetchTask<File>[]> {
  const waiting = [...tasks]
  let failed: FetchTask<File>[] = []
  let lastError: unknown
  let done = 0
  for (;;) {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      onProgress({ done, total: done + 1 + waiting.length + failed.length, name: task.name })
      // oxlint-disable-next-line no-await-in-loop -- one document at a time in memory
      const result = await task.fetch(signal).catch((error: unknown) => ({ error }))
      signal.throwIfAborted()
      if ('error' in result) {
        lastError = result.error
        failed.push(task)
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
