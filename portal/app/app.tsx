import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { whenContentShown } from '../platform/content-shown.ts'
import { onFirstInteraction } from '../platform/first-interaction.ts'
import { matchRoute, needsSession } from '../navigation/route-table.ts'
import { followLinks } from '../navigation/follow-links.ts'
import { watchLinks } from '../navigation/watch-links.ts'
import { FlashMessage } from './flash-message.tsx'
import { loadScreen } from './load-screen.ts'
import { Routes } from './routes.tsx'
import { VersionKeeper } from './version-keeper.tsx'
import { subscribeToConnectionAtom } from '../platform/connection.ts'
import { lazyWithRetry } from '../platform/lazy-with-retry.tsx'
import { OptionalBoundary } from '../platform/optional-boundary.tsx'
import { toastsAtom } from '../session/toast-state.ts'
import { subscribeToSessionAtom } from '../session/token.ts'
import { subscribeToStoredViewAtom } from '../platform/view.ts'

const Toasts = lazyWithRetry(async () => (await import('../ui/layout/toasts.tsx')).Toasts)

/** Patients' screens are loaded by `usePrefetchLinks`, which knows what the patient may see. */
function loadVisitorScreen(pathname: string) {
  const match = matchRoute(pathname)
  if (match && !needsSession(match.name)) loadScreen(match.name)
}

/** The root component: routes, and what surrounds every screen. */
export function App() {
  const followSession = useSetAtom(subscribeToSessionAtom)
  const followView = useSetAtom(subscribeToStoredViewAtom)
  const followConnection = useSetAtom(subscribeToConnectionAtom)
  useEffect(() => followLinks(), [])
  useEffect(() => watchLinks(loadVisitorScreen), [])
  useEffect(() => followSession(), [followSession])
  useEffect(() => followView(), [followView])
  useEffect(() => followConnection(), [followConnection])
  return (
    <>
      <PassingMessages />
      <FlashMessage />
      <VersionKeeper />
      <Routes />
    </>
  )
}

/** Toasts load after the first page. If they cannot be loaded nothing is lost: each message is in the page as well. */
function PassingMessages() {
  const [isUsed, setIsUsed] = useState(false)
  const notices = useAtomValue(toastsAtom)
  useEffect(() => {
    void onFirstInteraction()
      .then(whenContentShown)
      .then(() => setIsUsed(true))
  }, [])
  if (!isUsed && notices.length === 0) return null
  // Every new message retries the import.
  return (
    <OptionalBoundary resetKeys={[notices]}>
      <Toasts />
    </OptionalBoundary>
  )
}
