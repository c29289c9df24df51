import { useEffect, useEffectEvent } from 'react'

/** Focus and visibility events within this time count as one, in ms. */
const groupingMs = 500

/**
 * Calls `onReturn` at each event with which the window gets focus or the tab becomes visible; a return often causes
 * two. Returns a function that stops it.
 */
export function followReturns(onReturn: () => void): () => void {
  const onEvent = () => {
    if (document.visibilityState === 'visible') onReturn()
  }
  addEventListener('focus', onEvent)
  document.addEventListener('visibilitychange', onEvent)
  return () => {
    removeEventListener('focus', onEvent)
    document.removeEventListener('visibilitychange', onEvent)
  }
}

/** Calls `onReturn` once when the window gets focus or the tab becomes visible. */
export function useOnReturn(onReturn: () => void): void {
  const notify = useEffectEvent(onReturn)
  useEffect(() => {
    let lastCall = -Infinity
    return followReturns(() => {
      if (performance.now() - lastCall < groupingMs) return
      lastCall = performance.now()
      notify()
    })
  }, [])
}
