import { openEntry } from './history-entry.ts'

/** A press that opens a link here, and not in another tab or as a file. */
export const isPlainPress = (event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** Turns presses on same-origin links into navigation without a page load. Returns how to stop. */
export function followLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.defaultPrevented || !isPlainPress(event)) return
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    // A jump within this page is the browser's own work.
    if (link.hash && link.pathname === location.pathname) return
    event.preventDefault()
    openEntry(link.pathname + link.search, {}, false)
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}
