import { lazy, Suspense, useSyncExternalStore } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { loadTexts } from '../../platform/i18n.ts'

const InstallOffer = lazy(async () => {
  await loadTexts('install')
  return { default: (await import('./install-offer.tsx')).InstallOffer }
})

/** The offer to install the portal. It comes after the first paint, and only to a screen that is touched; where it does not come, nobody misses it. */
export function LazyInstallOffer() {
  const isWanted = useSyncExternalStore(never, () => navigator.maxTouchPoints > 0, () => false)
  return isWanted && <ErrorBoundary fallback={null}><Suspense fallback={null}><InstallOffer /></Suspense></ErrorBoundary>
}

/** A screen does not learn to be touched. */
const never = () => () => {}
