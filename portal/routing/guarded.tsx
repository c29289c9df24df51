import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Redirect, Route, Switch } from 'wouter'
import { usePathname } from 'wouter/use-browser-location'
import { paths } from '../navigation/paths.ts'
import { isOnboarded } from '../rules/onboarded.ts'
import { NotFoundScreen } from '../screens/not-found/not-found-screen.tsx'
import { OverviewBar } from '../screens/frame/overview-bar.tsx'
import { usePatientInfo } from '../screens/patient/use-patient-info.ts'
import { clearNoticesAtom } from '../session/notice.ts'
import { BrokenScreen } from './broken-screen.tsx'
import { WaitingForScreen } from './waiting-for-screen.tsx'
import { guardedRoutes, type GuardedRoute } from './guarded-routes.ts'
import { useRefresh } from './use-refresh.ts'

/** Everything behind the session. Its data lives here and goes with it: one instance a token. */
export default function Guarded() {
  const clearNotices = useSetAtom(clearNoticesAtom)
  // Asked also when the browser says there is no network: a failure can be read and repeated, waiting cannot.
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry: false, refetchOnWindowFocus: false, refetchOnReconnect: true } } }))
  useEffect(() => () => {
    queries.clear()
    clearNotices()
  }, [queries, clearNotices])
  return <QueryClientProvider client={queries}><GuardedScreens /></QueryClientProvider>
}

function GuardedScreens() {
  useRefresh()
  const pathname = usePathname()
  return (
    <ErrorBoundary resetKeys={[pathname]} fallback={<BrokenScreen bar={<OverviewBar />} />}>
      <Suspense fallback={<WaitingForScreen />}>
        <Switch>
          {guardedRoutes.map((route) => <Route key={route.path} path={route.path}><GuardedScreen {...route} /></Route>)}
          <Route><NotFoundScreen /></Route>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  )
}

function GuardedScreen({ screen: Shown, onboardedOnly }: GuardedRoute) {
  const { data } = usePatientInfo()
  return onboardedOnly && data && !isOnboarded(data) ? <Redirect to={paths.dashboard} replace /> : <Shown />
}
