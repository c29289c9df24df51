import { useEffect, useEffectEvent } from 'react'

/** Signs that come together (focus and visibility) count as one when they fall within this time, in ms. */
const together = 500

/** Tells that the patient is back: the window has focus, or the tab came into view. */
export function useOnReturn(onReturn: () => void): void {
  const tell = useEffectEvent(onReturn)
  useEffect(() => {
    let told = -Infinity
    const onSign = () => {
      if (document.visibilityState !== 'visible' || performance.now() - told < together) return
      told = performance.now()
      tell()
    }
    addEventListener('focus', onSign)
    document.addEventListener('visibilitychange', onSign)
    return () => {
      removeEventListener('focus', onSign)
      document.removeEventListener('visibilitychange', onSign)
    }
  }, [])
}
