import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { ScreenBoundary } from './routing/broken-screen.tsx'
import { Toasts } from './routing/toasts.tsx'
import { reviewAddress } from './rules/review-link.ts'
import { VisitorBar } from './screens/frame/visitor-bar.tsx'
import { ReviewScreen } from './screens/review/review-screen.tsx'
import { followStoredViewAtom } from './session/view.ts'

/** The page for reviews: one screen, without a session and without the portal. Its links load another page. */
export function ReviewApp() {
  const followView = useSetAtom(followStoredViewAtom)
  useEffect(() => followView(), [followView])
  return (
    <>
      <Toasts />
      <ScreenBoundary at={reviewAddress} bar={<VisitorBar />}><ReviewScreen /></ScreenBoundary>
    </>
  )
}
