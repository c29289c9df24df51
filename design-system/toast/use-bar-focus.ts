import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void) {
  document.addEventListener('focusin', onChange)
  document.addEventListener('focusout', onChange)
  return () => {
    document.removeEventListener('focusin', onChange)
    document.removeEventListener('focusout', onChange)
  }
}

/** The h1 of a bar does not count: it receives focus by script and is not a control. */
const isBarFocused = () => document.activeElement?.matches('header :not(h1)') ?? false

/** Whether a control of the page's bar has focus, which a toast would cover (WCAG 2.4.11). */
export const useBarFocus = () => useSyncExternalStore(subscribe, isBarFocused, () => false)
