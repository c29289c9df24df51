import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { ScreenBoundary } from './screen-boundary.tsx'
import { Toasts } from '../ui/layout/toasts.tsx'
import { reviewAddress } from '../features/review/rules/review-link.ts'
import { VisitorBar } from '../ui/layout/visitor-bar.tsx'
import { ReviewScreen } from '../features/review/review-screen.tsx'
import { subscribeToStoredViewAtom } from '../platform/view.ts'

/** The root component of the review page: one screen without session and router. Its links load another page. */
export function ReviewApp() {
  const followView = useSetAtom(subscribeToStoredViewAtom)
  useEffect(() => followView(), [followView])
  useEffect(() => window.replayEarlyInput?.(), [])
  return (
    <>
      <Toasts />
      <ScreenBoundary at={reviewAddress} bar={<VisitorBar />}>
        <ReviewScreen />
      </ScreenBoundary>
    </>
  )
}
