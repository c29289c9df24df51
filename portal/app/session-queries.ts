import { QueryClient, type Query } from '@tanstack/react-query'
import { areAnswered } from '../api/early-calls.ts'
import { isReconnecting, reconnectPauseMs } from '../platform/reconnecting.ts'
import { sessionSignal } from '../session/session-epoch.ts'
import type { Read } from './reads.ts'

/** How long a prefetched answer stays in the cache and counts as fresh, in ms: until the screen that it was fetched for has opened. */
const freshMs = 5_000

const prefetched = new WeakSet<object>()

/** The default stale time: a screen that opens with a prefetched answer does not ask a second time. */
const prefetchedStaleTime = (query: Query): number =>
  prefetched.has(query) && query.state.dataUpdateCount === 1 ? freshMs : 0

/**
 * Fetches reads that are neither cached nor used by the current screen. `settled` resolves when all have ended, and never
 * rejects; `cancel` aborts those that no screen uses.
 */
export function prefetch(
  queries: QueryClient,
  reads: readonly Read[],
): { settled: Promise<unknown>; cancel: () => void } {
  const cache = queries.getQueryCache()
  const missing = reads.filter(({ queryKey }) => {
    const query = cache.find({ queryKey })
    return query?.state.data === undefined && !query?.isActive()
  })
  const fetched = missing.map((read) => {
    const answer = queries.query({ ...read, ...(read.gcTime === 0 && { gcTime: freshMs }) })
    const query = cache.find(read)
    if (query) prefetched.add(query)
    return answer
  })
  return {
    settled: Promise.allSettled(fetched),
    cancel: () => {
      // What is cached for the whole session is fetched to its end.
      for (const { queryKey, gcTime } of missing)
        if (gcTime !== Infinity) void queries.cancelQueries({ queryKey, exact: true, type: 'inactive' })
    },
  }
}

// networkMode: fetch also when the browser reports no network; a failure can be shown and repeated, a paused query cannot.
const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: (_failures, error) => isReconnecting(error),
        retryDelay: reconnectPauseMs,
        staleTime: prefetchedStaleTime,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
      },
    },
  })

/** How long the page's frame stays for answers to early calls, in ms. */
const earlyAnswerTimeoutMs = 300

let early: QueryClient | undefined

/**
 * Reads these queries from the page's early calls, so that the first screen is rendered once, with its content. Does
 * nothing if the answers are not there in time. Never rejects.
 */
export async function readEarly(reads: readonly Read[]): Promise<void> {
  const session = sessionSignal()
  if (!(await areAnswered(earlyAnswerTimeoutMs)) || session.aborted) return
  const queries = createQueries()
  session.addEventListener('abort', () => {
    early = undefined
  })
  await prefetch(queries, reads).settled
  if (!session.aborted) early = queries
}

/**
 * Gives the query cache for a session that is shown from now on: once the one filled by `readEarly`, else an empty one.
 */
export function takeSessionQueries(): QueryClient {
  const queries = early ?? createQueries()
  early = undefined
  return queries
}
