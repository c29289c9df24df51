import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

const isCalm = () => (document.documentElement.dataset.theme ?? '').startsWith('calm')

/** Whether a calm theme is active, by choice or because the system prefers dark. */
export const useIsCalm = (): boolean => useSyncExternalStore(subscribe, isCalm)
