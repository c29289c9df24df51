import { useEffect, useEffectEvent } from 'react'

/** Focus and visibility events within this time count as one, in ms. */
const together = 500

/** Calls `onReturn` when the window gets focus or the tab becomes visible. */
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
