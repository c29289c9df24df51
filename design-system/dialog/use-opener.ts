import { useEffect, useRef } from 'react'

/** Remembers what opened a dialog, to give focus back to it. */
export function useOpener(open: boolean) {
  const pressed = useRef<HTMLElement | null>(null)
  const opener = useRef<HTMLElement | null>(null)

  // Safari gives a pressed button no focus, so the press itself is remembered too.
  useEffect(() => {
    if (open) return undefined
    const note = ({ target }: Event) => {
      pressed.current = target instanceof Element ? target.closest<HTMLElement>('button, a[href]') : null
    }
    document.addEventListener('click', note, true)
    return () => document.removeEventListener('click', note, true)
  }, [open])

  /** To be called before focus moves. */
  const remember = () => {
    const { activeElement, body } = document
    opener.current = activeElement instanceof HTMLElement && activeElement !== body ? activeElement : pressed.current
  }
  /** What opened the dialog may be gone or blocked by what was done in it: then reading goes on in the content. */
  const giveBack = () => {
    opener.current?.focus()
    if (document.activeElement !== opener.current) document.querySelector<HTMLElement>('main')?.focus()
  }
  return { remember, giveBack }
}
