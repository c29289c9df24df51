import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { followLinks } from './navigation/link.ts'
import { ArrivalMessage } from './routing/arrival-message.tsx'
import { Routes } from './routing/routes.tsx'
import { Toasts } from './routing/toasts.tsx'
import { followSessionAtom } from './session/token.ts'
import { followStoredViewAtom } from './session/view.ts'

/** The portal: what is around every screen, and the screens. */
export function App() {
  const followSession = useSetAtom(followSessionAtom)
  const followView = useSetAtom(followStoredViewAtom)
  useEffect(() => followLinks(), [])
  useEffect(() => followSession(), [followSession])
  useEffect(() => followView(), [followView])
  return (
    <>
      <Toasts />
      <ArrivalMessage />
      <Routes />
    </>
  )
}
