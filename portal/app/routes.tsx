import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import type { Call } from '../api/client.ts'
import { useHistoryState, usePathname } from '../navigation/current-entry.ts'
import { routes, matchRoute, needsSession, type RouteMatch } from '../navigation/route-table.ts'
import { adoptHistoryEntry, useNavigationState } from '../navigation/history-entry.ts'
import { VisitorBar } from '../ui/layout/visitor-bar.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import { tokenAtom } from '../session/token.ts'
import { lazyWithRetry } from '../platform/lazy-with-retry.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'
import { MatchedScreen } from './matched-screen.tsx'
import { DashboardScreen, screens } from './screens.ts'
import { RedirectAfterLogin, RedirectToLogin } from './redirects.tsx'
import { ReportPainted } from './report-painted.tsx'
import { ScreenSuspense } from './screen-fallback.tsx'

const RequireSession = lazyWithRetry(async () => (await import('./require-session.tsx')).RequireSession)

/** Reads what a patient's first screen shows. */
async function readFirst(match: RouteMatch, call: Call): Promise<void> {
  const [{ readEarly }, { readsOf }] = await Promise.all([import('./session-queries.ts'), import('./reads.ts')])
  await readEarly(readsOf(match, call))
}

/** Loads what the patient's screen at this path needs: code, texts and early answers. Never rejects. */
export async function loadPatientScreen(pathname: string, call: Call): Promise<void> {
  const match = matchRoute(pathname)
  if (!match) return
  await Promise.allSettled([RequireSession.load(), screens[match.name]?.screen.load?.(), readFirst(match, call)])
}

/** Loads the signed-in shell and the dashboard while the patient looks up the verification code. */
function usePrefetch() {
  const { mode } = useNavigationState('login')
  useEffect(() => {
    if (mode === 'verify') Promise.all([RequireSession.load(), DashboardScreen.load()]).catch(() => {})
  }, [mode])
}

/**
 * The owner of a screen: the session's token, or null for a screen of everyone. As a key it unmounts a patient's screen when the
 * session ends; otherwise that would stay in the document, hidden, until the next screen has loaded.
 */
const ownerOf = ({ name }: RouteMatch, token: string | null): string | null => (needsSession(name) ? token : null)

/** Shows the screen of the current address, or redirects whoever may not see it. */
export function Routes() {
  const pathname = usePathname()
  const state: unknown = useHistoryState()
  const match = matchRoute(pathname)
  const token = useAtomValue(tokenAtom)
  usePrefetch()
  useEffect(() => adoptHistoryEntry(), [pathname, state])
  return (
    <ScreenBoundary at={pathname} bar={<VisitorBar />}>
      {match ? (
        <ScreenSuspense key={ownerOf(match, token)} name={match.name} bar={<VisitorBar />}>
          {() => <RouteGuard match={match} />}
        </ScreenSuspense>
      ) : (
        <>
          <NotFoundScreen bar={<VisitorBar />} />
          <ReportPainted />
        </>
      )}
    </ScreenBoundary>
  )
}

function RouteGuard({ match }: { match: RouteMatch }) {
  const token = useAtomValue(tokenAtom)
  // Within the Suspense boundary, which hydrates after what is around it: only then does the screen answer.
  useEffect(() => window.replayEarlyInput?.(), [])
  const { access } = routes[match.name]
  switch (access) {
    case 'everyone':
      return <VisitorScreen match={match} />
    case 'visitor':
    case 'newcomer':
      return <VisitorRoute key={match.name} match={match} mayStay={access === 'newcomer'} />
    case 'patient':
    case 'onboarded':
      return token === null ? <RedirectToLogin /> : <RequireSession match={match} />
  }
}

/**
 * A screen for visitors without a session; with one it redirects. On a screen with `mayStay`, a patient who got the
 * session by registering here stays for the last step, which then redirects.
 */
function VisitorRoute({ match, mayStay }: { match: RouteMatch; mayStay: boolean }) {
  const token = useAtomValue(tokenAtom)
  const { returnTo } = useNavigationState('login')
  const { registered = false } = useNavigationState('register')
  const [cameWithSession] = useState(token !== null)
  // Once a session begins, the history entry counts as another session's and gives no `returnTo`, so it is read before.
  const [goal, setGoal] = useState(returnTo)
  if (token === null && goal !== returnTo) setGoal(returnTo)
  const leaves = token !== null && (cameWithSession || !mayStay || !registered)
  return leaves ? <RedirectAfterLogin goal={goal} /> : <VisitorScreen match={match} />
}

function VisitorScreen({ match }: { match: RouteMatch }) {
  return (
    <>
      <MatchedScreen match={match} bar={<VisitorBar />} />
      <ReportPainted />
    </>
  )
}
