import { useEffect, useEffectEvent } from 'react'

/** Focus and visibility events within this time count as one, in ms. */
const groupingMs = 500

/** Calls `onReturn` when the window gets focus or the tab becomes visible. */
export function useOnReturn(onReturn: () => void): void {
  const notify = useEffectEvent(onReturn)
  useEffect(() => {
    let lastCall = -Infinity
    const onEvent = () => {
      if (document.visibilityState !== 'visible' || performance.now() - lastCall < groupingMs) return
      lastCall = performance.now()
      notify()
    }
    addEventListener('focus', onEvent)
    document.addEventListener('visibilitychange', onEvent)
    return () => {
      removeEventListener('focus', onEvent)
      document.removeEventListener('visibilitychange', onEvent)
    }
  }, [])
}
