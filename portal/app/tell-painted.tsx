import { useEffect } from 'react'
import { afterPaint } from '../platform/after-paint.ts'
import { tellContentShown } from '../platform/content-shown.ts'

interface TellPaintedProps {
  onPainted?: () => void
}

/** Tells that content is shown, once what it came with is painted; not if that is gone by then, as a redirect is. */
export function TellPainted({ onPainted = tellContentShown }: TellPaintedProps) {
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
