import { useAtomValue, useSetAtom } from 'jotai'
import { Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { onFirstInteraction } from '../platform/first-interaction.ts'
import { followLinks } from '../navigation/follow-links.ts'
import { ArrivalMessage } from './arrival-message.tsx'
import { Routes } from './routes.tsx'
import { VersionKeeper } from './version-keeper.tsx'
import { followConnectionAtom } from '../platform/connection.ts'
import { lazyWithRetry, forgetFailedScreens } from '../platform/lazy-with-retry.tsx'
import { noticesAtom } from '../session/notices.ts'
import { followSessionAtom } from '../session/token.ts'
import { followStoredViewAtom } from '../platform/view.ts'

const Toasts = lazyWithRetry(async () => (await import('../ui/layout/toasts.tsx')).Toasts)

/** The portal: what is around every screen, and the screens. */
export function App() {
  const followSession = useSetAtom(followSessionAtom)
  const followView = useSetAtom(followStoredViewAtom)
  const followConnection = useSetAtom(followConnectionAtom)
  useEffect(() => followLinks(), [])
  useEffect(() => followSession(), [followSession])
  useEffect(() => followView(), [followView])
  useEffect(() => followConnection(), [followConnection])
  return (
    <>
      <PassingMessages />
      <ArrivalMessage />
      <VersionKeeper />
      <Routes />
    </>
  )
}

/** Messages that pass come after the first page: whatever they say stands in the page as well, also where this does not come. */
function PassingMessages() {
  const [isUsed, setIsUsed] = useState(false)
  const notices = useAtomValue(noticesAtom)
  useEffect(() => { void onFirstInteraction().then(() => setIsUsed(true)) }, [])
  if (!isUsed && notices.length === 0) return null
  // Each message is another try.
  return <ErrorBoundary fallback={null} resetKeys={[notices]} onReset={forgetFailedScreens}><Suspense fallback={null}><Toasts /></Suspense></ErrorBoundary>
}
