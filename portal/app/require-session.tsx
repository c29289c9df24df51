import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pathTo, routes, type RouteMatch } from '../navigation/route-table.ts'
import { isOnboarded } from '../rules/onboarded.ts'
import { QueryContent } from '../ui/load-states/query-content.tsx'
import { OverviewBar } from '../ui/layout/overview-bar.tsx'
import { putBodyFontToUse } from '../platform/body-font.ts'
import { startReconnecting } from '../platform/reconnecting.ts'
import { usePatientInfo } from '../session/use-patient-info.ts'
import { Screen } from '../ui/layout/screen.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'
import { Redirect } from './redirects.tsx'
import { MatchedScreen } from './matched-screen.tsx'
import { PrintHead } from './print-head.tsx'
import { screens } from './screens.ts'
import { ReportAnswered } from './report-answered.tsx'
import { takeSessionQueries } from './session-queries.ts'
import { usePrefetchLinks } from './use-prefetch-links.ts'
import { useRefresh } from './use-refresh.ts'
import { ScreenFallback, ScreenSuspense } from './screen-fallback.tsx'

/**
 * All screens that need a session, with their query cache, which is cleared on unmount: the caller gives a new key for
 * each session.
 */
export function RequireSession({ match }: { match: RouteMatch }) {
  const [queries] = useState(takeSessionQueries)
  useEffect(() => () => queries.clear(), [queries])
  // onlineManager assumes that a page starts online; without this it would miss the first reconnect.
  useEffect(() => onlineManager.setOnline(navigator.onLine), [])
  useEffect(() => {
    addEventListener('online', startReconnecting)
    return () => removeEventListener('online', startReconnecting)
  }, [])
  return (
    <QueryClientProvider client={queries}>
      <SessionScreens match={match} />
    </QueryClientProvider>
  )
}

function SessionScreens({ match }: { match: RouteMatch }) {
  useRefresh()
  usePrefetchLinks()
  useLayoutEffect(putBodyFontToUse, [match.name])
  return (
    <ScreenBoundary at={match.name} bar={<OverviewBar />}>
      <PrintHead />
      <ScreenSuspense name={match.name} bar={<OverviewBar />}>
        {() => <SessionScreen match={match} />}
      </ScreenSuspense>
    </ScreenBoundary>
  )
}

function SessionScreen({ match }: { match: RouteMatch }) {
  const { t } = useTranslation()
  const info = usePatientInfo()
  const { data, isFetched } = info
  const isForOnboarded = routes[match.name].access === 'onboarded'
  if (isForOnboarded && data && !isOnboarded(data)) return <Redirect to={pathTo('dashboard')} />
  // Screens show their own loading state. For a route without a screen, wait until it is known whether the patient may see it.
  if (!data && !(match.name in screens)) {
    if (!isFetched) return <ScreenFallback name={match.name} bar={<OverviewBar />} />
    return (
      <Screen title={t('errors.screenTitle')} header={<OverviewBar />}>
        <h1>{t('errors.screenTitle')}</h1>
        <QueryContent query={info}>{() => null}</QueryContent>
      </Screen>
    )
  }
  return (
    <>
      <MatchedScreen key={match.name} match={match} bar={<OverviewBar />} />
      <ReportAnswered />
    </>
  )
}
