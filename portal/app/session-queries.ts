import { QueryClient, type Query } from '@tanstack/react-query'
import { areAnswered } from '../api/early-calls.ts'
import { sessionSignal } from '../session/session-epoch.ts'
import type { Read } from './reads.ts'

/** How long a prefetched answer is kept and counts as fresh, in ms: until the screen that it was fetched for has opened. */
const freshMs = 5_000

const prefetched = new WeakSet<object>()

/** The default stale time: a screen that opens with a prefetched answer does not ask a second time. */
const prefetchedStaleTime = (query: Query): number =>
  prefetched.has(query) && query.state.dataUpdateCount === 1 ? freshMs : 0

/** Fetches what is neither known nor asked for by the current screen. `cancel` ends what no screen uses. */
export function prefetch(
  queries: QueryClient,
  reads: readonly Read[],
): { settled: Promise<unknown>; cancel: () => void } {
  const cache = queries.getQueryCache()
  const missing = reads.filter(({ queryKey }) => {
    const query = cache.find({ queryKey })
    return query?.state.data === undefined && !query?.isActive()
  })
  const asked = missing.map((read) => {
    const answer = queries.query({ ...read, ...(read.gcTime === 0 && { gcTime: freshMs }) })
    const query = cache.find(read)
    if (query) prefetched.add(query)
    return answer
  })
  return {
    settled: Promise.allSettled(asked),
    cancel: () => {
      // What is kept for the whole session arrives anyway.
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
        retry: false,
        staleTime: prefetchedStaleTime,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
      },
    },
  })

/** How long the page's frame is left to stand for answers that are on their way, in ms. */
const answerPatience = 300

let early: QueryClient | undefined

/** Takes over the answers to the page's early calls, so that the first screen is rendered once, with its content. */
export async function readEarly(reads: readonly Read[]): Promise<void> {
  const session = sessionSignal()
  if (!(await areAnswered(answerPatience)) || session.aborted) return
  const queries = createQueries()
  session.addEventListener('abort', () => {
    early = undefined
  })
  await prefetch(queries, reads).settled
  if (!session.aborted) early = queries
}

/** The query cache of a session that is shown from now on: with what was read early, once. */
export function takeSessionQueries(): QueryClient {
  const queries = early ?? createQueries()
  early = undefined
  return queries
}
