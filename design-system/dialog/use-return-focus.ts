import { useEffect, useRef } from 'react'

/** Stores the element that opened a dialog, to return focus to it. */
export function useReturnFocus(open: boolean) {
  const pressed = useRef<HTMLElement | null>(null)
  const opener = useRef<HTMLElement | null>(null)

  // Safari does not focus a pressed button, so the pressed element is stored too.
  useEffect(() => {
    if (open) return undefined
    const note = ({ target }: Event) => {
      pressed.current = target instanceof Element ? target.closest<HTMLElement>('button, a[href]') : null
    }
    document.addEventListener('click', note, true)
    return () => document.removeEventListener('click', note, true)
  }, [open])

  /** Stores the focused element; call it before focus moves into the dialog. */
  const store = () => {
    const { activeElement, body } = document
    opener.current = activeElement instanceof HTMLElement && activeElement !== body ? activeElement : pressed.current
  }
  /** Returns focus to the opener, or to `<main>` if the opener has been removed or disabled. */
  const restore = () => {
    opener.current?.focus()
    if (document.activeElement !== opener.current) document.querySelector<HTMLElement>('main')?.focus()
  }
  return { store, restore }
}
