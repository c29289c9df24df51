import { useAtomValue, useSetAtom } from 'jotai'
import { Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { firstUse } from './first-use.ts'
import { followLinks } from './navigation/link.ts'
import { ArrivalMessage } from './routing/arrival-message.tsx'
import { Routes } from './routing/routes.tsx'
import { VersionKeeper } from './routing/version-keeper.tsx'
import { followConnectionAtom } from './session/connection.ts'
import { arriving, forgetFailedScreens } from './screens/frame/arriving.tsx'
import { noticesAtom } from './session/notice.ts'
import { followSessionAtom } from './session/token.ts'
import { followStoredViewAtom } from './session/view.ts'

const Toasts = arriving(async () => (await import('./routing/toasts.tsx')).Toasts)

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
  useEffect(() => { void firstUse().then(() => setIsUsed(true)) }, [])
  if (!isUsed && notices.length === 0) return null
  // Each message is another try.
  return <ErrorBoundary fallback={null} resetKeys={[notices]} onReset={forgetFailedScreens}><Suspense fallback={null}><Toasts /></Suspense></ErrorBoundary>
}
