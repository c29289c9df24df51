import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addressOf, destinations, type RouteMatch } from '../navigation/destinations.ts'
import { isOnboarded } from '../rules/onboarded.ts'
import { Loaded } from '../ui/load-states/loaded.tsx'
import { OverviewBar } from '../ui/layout/overview-bar.tsx'
import { usePatientInfo } from '../session/use-patient-info.ts'
import { Screen } from '../ui/layout/screen.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'
import { Redirect } from './redirects.tsx'
import { MatchedScreen } from './matched-screen.tsx'
import { PrintHead } from './print-head.tsx'
import { screens } from './screens.ts'
import { useRefresh } from './use-refresh.ts'
import { ScreenFallback } from './screen-fallback.tsx'

/** Everything behind the session. Its data lives here and goes with it: one instance a token. */
export function RequireSession({ match }: { match: RouteMatch }) {
  // Asked also when the browser says there is no network: a failure can be read and repeated, waiting cannot.
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry: false, refetchOnWindowFocus: false, refetchOnReconnect: true } } }))
  useEffect(() => () => queries.clear(), [queries])
  // It takes for granted that a page starts with a connection, and would not notice that there is one again.
  useEffect(() => onlineManager.setOnline(navigator.onLine), [])
  return <QueryClientProvider client={queries}><SessionScreens match={match} /></QueryClientProvider>
}

function SessionScreens({ match }: { match: RouteMatch }) {
  useRefresh()
  return (
    <ScreenBoundary at={match.name} bar={<OverviewBar />}>
      <PrintHead />
      <Suspense fallback={<ScreenFallback name={match.name} bar={<OverviewBar />} />}><SessionScreen match={match} /></Suspense>
    </ScreenBoundary>
  )
}

function SessionScreen({ match }: { match: RouteMatch }) {
  const { t } = useTranslation()
  const info = usePatientInfo()
  const { data, isFetched } = info
  const isForOnboarded = destinations[match.name].access === 'onboarded'
  if (isForOnboarded && data && !isOnboarded(data)) return <Redirect to={addressOf('dashboard')} />
  // A screen can show that it is loading; of an address without one nothing is said before it is known who may see it.
  if (!data && !(match.name in screens)) {
    if (!isFetched) return <ScreenFallback name={match.name} bar={<OverviewBar />} />
    return <Screen title={t('errors.screenTitle')} header={<OverviewBar />}><h1>{t('errors.screenTitle')}</h1><Loaded query={info}>{() => null}</Loaded></Screen>
  }
  return <MatchedScreen key={match.name} match={match} bar={<OverviewBar />} />
}
