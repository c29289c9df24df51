import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { patientInfoQuery } from '../api/queries.ts'
import { routes, matchRoute, needsSession } from '../navigation/route-table.ts'
import { watchLinks } from '../navigation/watch-links.ts'
import { useApiClient } from '../platform/api-client.ts'
import { isMetered } from '../platform/connection.ts'
import { isOnboarded } from '../rules/onboarded.ts'
import { sessionSignal } from '../session/session-epoch.ts'
import { loadScreen } from './load-screen.ts'
import { readsOf } from './reads.ts'
import { prefetch } from './session-queries.ts'

/**
 * Loads the screen of a patient's link before it is opened: code and texts on hover, and its reads from the clinic when it is
 * pressed or reached by keyboard, as a mouse passes over many rows on its way to one. A press that becomes a scroll, and the
 * next link, cancel those reads. On a metered connection nothing is read ahead.
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
        if (routes[match.name].access === 'onboarded' && info && !isOnboarded(info)) return
        loadScreen(match.name)
        if (sign === 'hover' || !info || isMetered()) return
        if (pathname !== latest.pathname) latest.cancel()
        latest = { pathname, cancel: prefetch(queries, readsOf(match, call)).cancel }
      },
      () => latest.cancel(),
    )
  }, [queries, call])
}
