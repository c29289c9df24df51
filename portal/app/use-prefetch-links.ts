import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { patientInfoQuery } from '../api/queries.ts'
import { destinations, matchRoute, needsSession } from '../navigation/destinations.ts'
import { watchLinks } from '../navigation/watch-links.ts'
import { useApiClient } from '../platform/api-client.ts'
import { isMetered } from '../platform/connection.ts'
import { isOnboarded } from '../rules/onboarded.ts'
import { sessionSignal } from '../session/session-epoch.ts'
import { loadScreen } from './load-screen.ts'
import { readsOf, type Read } from './reads.ts'

/** How long a prefetched answer is kept and counts as fresh, in ms: until the screen that it was fetched for has opened. */
const freshMs = 5_000

const prefetched = new WeakSet<object>()

/** The default stale time: a screen that opens with a prefetched answer does not ask a second time. */
export const prefetchedStaleTime = (query: Query): number =>
  prefetched.has(query) && query.state.dataUpdateCount === 1 ? freshMs : 0

/** Fetches what is neither known nor asked for by the current screen. Gives a function that cancels what no screen uses. */
function prefetch(queries: QueryClient, reads: readonly Read[]): () => void {
  const cache = queries.getQueryCache()
  const missing = reads.filter(({ queryKey }) => {
    const query = cache.find({ queryKey })
    return query?.state.data === undefined && !query?.isActive()
  })
  for (const read of missing) {
    queries.query({ ...read, ...(read.gcTime === 0 && { gcTime: freshMs }) }).catch(() => undefined)
    const query = cache.find(read)
    if (query) prefetched.add(query)
  }
  return () => {
    // What is kept for the whole session arrives anyway.
    for (const { queryKey, gcTime } of missing)
      if (gcTime !== Infinity) void queries.cancelQueries({ queryKey, exact: true, type: 'inactive' })
  }
}

/**
 * Loads what a patient's link leads to before it is opened: code and texts as soon as the mouse is on it, and what the screen
 * reads from the clinic once it is pressed or reached by keyboard, as a mouse passes over many rows on its way to one. A press
 * that becomes a scroll, and a next link, cancel what is on its way.
 */
export function usePrefetchLinks(): void {
  const queries = useQueryClient()
  const call = useApiClient()
  useEffect(() => {
    const session = sessionSignal()
    let latest = { pathname: '', cancel: () => {} }
    return watchLinks(
      (pathname, sign) => {
        const match = matchRoute(pathname)
        if (session.aborted || !match || !needsSession(match.name)) return
        const info = queries.getQueryData(patientInfoQuery(call).queryKey)
        if (destinations[match.name].access === 'onboarded' && info && !isOnboarded(info)) return
        loadScreen(match.name)
        if (sign === 'hover' || !info || isMetered()) return
        if (pathname !== latest.pathname) latest.cancel()
        latest = { pathname, cancel: prefetch(queries, readsOf(match, call)) }
      },
      () => latest.cancel(),
    )
  }, [queries, call])
}
