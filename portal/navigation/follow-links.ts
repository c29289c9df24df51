import { currentPathname } from './current-entry.ts'
import { navigateAfterPaint, openEntry } from './history-entry.ts'

/** Whether a click opens the link in this tab: left button, no modifier key. */
export const isPlainPress = (
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** Turns clicks on same-origin links into navigation without a page load. Returns a function that stops it. */
export function followLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.defaultPrevented || !isPlainPress(event)) return
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    // The browser handles fragment links within this page.
    if (link.hash && link.pathname === currentPathname()) return
    event.preventDefault()
    const address = link.pathname + link.search
    navigateAfterPaint(() => openEntry(address, {}, false))
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}
