import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { addressOf } from '../navigation/destination.ts'
import { destinations, type Place } from '../navigation/destinations.ts'
import { isOnboarded } from '../rules/onboarded.ts'
import { OverviewBar } from '../screens/frame/overview-bar.tsx'
import { usePatientInfo } from '../screens/patient/use-patient-info.ts'
import { ScreenBoundary } from './broken-screen.tsx'
import { Forward } from './forward.tsx'
import { PlaceScreen } from './place-screen.tsx'
import { screens } from './screens.ts'
import { useRefresh } from './use-refresh.ts'
import { WaitingForScreen } from './waiting-for-screen.tsx'

/** Everything behind the session. Its data lives here and goes with it: one instance a token. */
export function Guarded({ place }: { place: Place }) {
  // Asked also when the browser says there is no network: a failure can be read and repeated, waiting cannot.
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry: false, refetchOnWindowFocus: false, refetchOnReconnect: true } } }))
  useEffect(() => () => queries.clear(), [queries])
  return <QueryClientProvider client={queries}><GuardedScreens place={place} /></QueryClientProvider>
}

function GuardedScreens({ place }: { place: Place }) {
  useRefresh()
  return (
    <ScreenBoundary at={place.name} bar={<OverviewBar />}>
      <Suspense fallback={<WaitingForScreen />}><GuardedScreen place={place} /></Suspense>
    </ScreenBoundary>
  )
}

function GuardedScreen({ place }: { place: Place }) {
  const { data, isPending } = usePatientInfo()
  const isForOnboarded = destinations[place.name].access === 'onboarded'
  if (isForOnboarded && data && !isOnboarded(data)) return <Forward to={addressOf(destinations.dashboard)} />
  // A screen can show that it is loading; of an address without one nothing is said before it is known who may see it.
  if (isPending && !(place.name in screens)) return <WaitingForScreen />
  return <PlaceScreen key={place.name} place={place} bar={<OverviewBar />} />
}
