import { currentPathname } from './current-entry.ts'
import { navigateAfterPaint, openEntry } from './history-entry.ts'

/** Whether a click opens the link in this tab: left button, no modifier key. */
export const isPlainPress = (
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** The link that an event is on, if it opens within the portal: in this tab, not a download, not another site. */
export function ownLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null
  return link && !link.target && !link.hasAttribute('download') && link.origin === location.origin ? link : null
}

/** Turns clicks on same-origin links into navigation without a page load. Returns a function that stops it. */
export function followLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    const link = ownLink(event)
    if (!link || event.defaultPrevented || !isPlainPress(event)) return
    // The browser handles fragment links within this page.
    if (link.hash && link.pathname === currentPathname()) return
    event.preventDefault()
    const address = link.pathname + link.search
    navigateAfterPaint(() => openEntry(address, {}, false))
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}
