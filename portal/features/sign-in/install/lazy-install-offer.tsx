import { useSyncExternalStore } from 'react'
import { lazyScreen } from '../../../platform/lazy-screen.ts'
import { OptionalBoundary } from '../../../platform/optional-boundary.tsx'

const InstallOffer = lazyScreen(async () => (await import('./install-offer.tsx')).InstallOffer, 'install')

/** The install offer, loaded after the first paint on touch screens only. */
export function LazyInstallOffer() {
  const isTouchScreen = useSyncExternalStore(
    subscribeToNothing,
    () => navigator.maxTouchPoints > 0,
    () => false,
  )
  return (
    isTouchScreen && (
      <OptionalBoundary>
        <InstallOffer />
      </OptionalBoundary>
    )
  )
}

/** `maxTouchPoints` does not change: nothing to subscribe to. */
const subscribeToNothing = () => () => {}
