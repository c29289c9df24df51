import { useAtomValue } from 'jotai'
import { Suspense, useEffect } from 'react'
import { useHistoryState, usePathname } from 'wouter/use-browser-location'
import { destinations, placeAt, type Place } from '../navigation/destinations.ts'
import { claimEntry } from '../navigation/history-entry.ts'
import { useNavigationState } from '../navigation/use-navigation-state.ts'
import { VisitorBar } from '../ui/layout/visitor-bar.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import { tokenAtom } from '../session/token.ts'
import { arriving } from '../platform/lazy-with-retry.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'
import { PlaceScreen } from './matched-screen.tsx'
import { loadDashboard } from './screens.ts'
import { ToLogin } from './redirect-to-login.tsx'
import { VisitorScreen } from './visitor-route.tsx'
import { WaitingForScreen } from './screen-fallback.tsx'

const loadGuarded = async () => (await import('./require-session.tsx')).Guarded
const Guarded = arriving(loadGuarded)

/** While a patient looks for the code, what they are shown next arrives. */
function useAhead() {
  const { mode } = useNavigationState(destinations.login)
  useEffect(() => {
    if (mode === 'verify') Promise.all([loadGuarded(), loadDashboard()]).catch(() => {})
  }, [mode])
}

/** Which screen an address shows, and who may see it. */
export function Routes() {
  const pathname = usePathname()
  const state: unknown = useHistoryState()
  const place = placeAt(pathname)
  useAhead()
  useEffect(() => claimEntry(), [pathname, state])
  return (
    <ScreenBoundary at={pathname} bar={<VisitorBar />}>
      {place ? <Suspense fallback={<WaitingForScreen name={place.name} bar={<VisitorBar />} />}><Allowed place={place} /></Suspense> : <NotFoundScreen bar={<VisitorBar />} />}
    </ScreenBoundary>
  )
}

function Allowed({ place }: { place: Place }) {
  const token = useAtomValue(tokenAtom)
  const { access } = destinations[place.name]
  switch (access) {
    case 'everyone': return <PlaceScreen place={place} bar={<VisitorBar />} />
    case 'visitor': return <VisitorScreen key={place.name} place={place} mayStay={false} />
    case 'newcomer': return <VisitorScreen key={place.name} place={place} mayStay />
    case 'patient':
    case 'onboarded': return token === null ? <ToLogin /> : <Guarded key={token} place={place} />
  }
}
