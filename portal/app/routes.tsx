import { useAtomValue } from 'jotai'
import { Suspense, useEffect } from 'react'
import { useHistoryState, usePathname } from 'wouter/use-browser-location'
import { destinations, matchRoute, type RouteMatch } from '../navigation/destinations.ts'
import { adoptHistoryEntry } from '../navigation/history-entry.ts'
import { useNavigationState } from '../navigation/use-navigation-state.ts'
import { VisitorBar } from '../ui/layout/visitor-bar.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import { tokenAtom } from '../session/token.ts'
import { lazyWithRetry } from '../platform/lazy-with-retry.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'
import { MatchedScreen } from './matched-screen.tsx'
import { loadDashboard } from './screens.ts'
import { RedirectToLogin } from './redirect-to-login.tsx'
import { VisitorRoute } from './visitor-route.tsx'
import { ScreenFallback } from './screen-fallback.tsx'

const loadRequireSession = async () => (await import('./require-session.tsx')).RequireSession
const RequireSession = lazyWithRetry(loadRequireSession)

/** While a patient looks for the code, what they are shown next arrives. */
function usePrefetch() {
  const { mode } = useNavigationState(destinations.login)
  useEffect(() => {
    if (mode === 'verify') Promise.all([loadRequireSession(), loadDashboard()]).catch(() => {})
  }, [mode])
}

/** Which screen an address shows, and who may see it. */
export function Routes() {
  const pathname = usePathname()
  const state: unknown = useHistoryState()
  const place = matchRoute(pathname)
  usePrefetch()
  useEffect(() => adoptHistoryEntry(), [pathname, state])
  return (
    <ScreenBoundary at={pathname} bar={<VisitorBar />}>
      {place ? <Suspense fallback={<ScreenFallback name={place.name} bar={<VisitorBar />} />}><RouteGuard place={place} /></Suspense> : <NotFoundScreen bar={<VisitorBar />} />}
    </ScreenBoundary>
  )
}

function RouteGuard({ place }: { place: RouteMatch }) {
  const token = useAtomValue(tokenAtom)
  const { access } = destinations[place.name]
  switch (access) {
    case 'everyone': return <MatchedScreen place={place} bar={<VisitorBar />} />
    case 'visitor': return <VisitorRoute key={place.name} place={place} mayStay={false} />
    case 'newcomer': return <VisitorRoute key={place.name} place={place} mayStay />
    case 'patient':
    case 'onboarded': return token === null ? <RedirectToLogin /> : <RequireSession key={token} place={place} />
  }
}
