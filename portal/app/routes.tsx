import { useAtomValue } from 'jotai'
import { Suspense, useEffect, useState } from 'react'
import { useHistoryState, usePathname } from 'wouter/use-browser-location'
import { destinations, matchRoute, type RouteMatch } from '../navigation/destinations.ts'
import { adoptHistoryEntry, useNavigationState } from '../navigation/history-entry.ts'
import { VisitorBar } from '../ui/layout/visitor-bar.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import { tokenAtom } from '../session/token.ts'
import { lazyWithRetry } from '../platform/lazy-with-retry.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'
import { MatchedScreen } from './matched-screen.tsx'
import { loadDashboard } from './screens.ts'
import { RedirectAfterLogin, RedirectToLogin } from './redirects.tsx'
import { ScreenFallback } from './screen-fallback.tsx'

const loadRequireSession = async () => (await import('./require-session.tsx')).RequireSession
const RequireSession = lazyWithRetry(loadRequireSession)

/** While a patient looks for the code, what they are shown next arrives. */
function usePrefetch() {
  const { mode } = useNavigationState('login')
  useEffect(() => {
    if (mode === 'verify') Promise.all([loadRequireSession(), loadDashboard()]).catch(() => {})
  }, [mode])
}

/** Which screen an address shows, and who may see it. */
export function Routes() {
  const pathname = usePathname()
  const state: unknown = useHistoryState()
  const match = matchRoute(pathname)
  usePrefetch()
  useEffect(() => adoptHistoryEntry(), [pathname, state])
  return (
    <ScreenBoundary at={pathname} bar={<VisitorBar />}>
      {match ? <Suspense fallback={<ScreenFallback name={match.name} bar={<VisitorBar />} />}><RouteGuard match={match} /></Suspense> : <NotFoundScreen bar={<VisitorBar />} />}
    </ScreenBoundary>
  )
}

function RouteGuard({ match }: { match: RouteMatch }) {
  const token = useAtomValue(tokenAtom)
  const { access } = destinations[match.name]
  switch (access) {
    case 'everyone': return <MatchedScreen match={match} bar={<VisitorBar />} />
    case 'visitor':
    case 'newcomer': return <VisitorRoute key={match.name} match={match} mayStay={access === 'newcomer'} />
    case 'patient':
    case 'onboarded': return token === null ? <RedirectToLogin /> : <RequireSession key={token} match={match} />
  }
}

/**
 * A screen for who has no session. Where one begins, or was there already, the way leads on. Who may stay and gets a
 * session by what they did here stays for the screen's last step, which leads on by itself.
 */
function VisitorRoute({ match, mayStay }: { match: RouteMatch; mayStay: boolean }) {
  const token = useAtomValue(tokenAtom)
  const { returnTo } = useNavigationState('login')
  const { registered = false } = useNavigationState('register')
  const [cameWithSession] = useState(token !== null)
  // A session that begins makes the entry another's, so the goal is read before.
  const [goal, setGoal] = useState(returnTo)
  if (token === null && goal !== returnTo) setGoal(returnTo)
  const leaves = token !== null && (cameWithSession || !mayStay || !registered)
  return leaves ? <RedirectAfterLogin goal={goal} /> : <MatchedScreen match={match} bar={<VisitorBar />} />
}
