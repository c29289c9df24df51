import { useEffect } from 'react'
import { afterPaint } from '../platform/after-paint.ts'
import { reportContentShown } from '../platform/content-shown.ts'

interface ReportPaintedProps {
  onPainted?: () => void
}

/**
 * Reports that content is shown, after the paint that follows its mount; not if it has unmounted before, as with a
 * redirect.
 */
export function ReportPainted({ onPainted = reportContentShown }: ReportPaintedProps) {
  useEffect(() => {
    let isMounted = true
    afterPaint(() => {
      if (isMounted) onPainted()
    })
    return () => {
      isMounted = false
    }
  }, [onPainted])
  return null
}
