import { lazy, Suspense, useSyncExternalStore } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { loadTexts } from '../../platform/i18n.ts'

const InstallOffer = lazy(async () => {
  await loadTexts('install')
  return { default: (await import('./install-offer.tsx')).InstallOffer }
})

/** The install offer, loaded after the first paint on touch screens only. Renders nothing when loading fails. */
export function LazyInstallOffer() {
  const isTouchScreen = useSyncExternalStore(subscribeToNothing, () => navigator.maxTouchPoints > 0, () => false)
  return isTouchScreen && <ErrorBoundary fallback={null}><Suspense fallback={null}><InstallOffer /></Suspense></ErrorBoundary>
}

/** `maxTouchPoints` does not change: nothing to subscribe to. */
const subscribeToNothing = () => () => {}
