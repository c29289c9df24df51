import { currentPathname } from './current-entry.ts'
import { isPlainPress, ownLink } from './follow-links.ts'

/** Signs that a link may be opened next: the mouse is on it, Tab has moved focus to it, or it is pressed. */
type LinkSign = 'hover' | 'focus' | 'press'

/**
 * Calls `onSign` with the path of a link that may be opened next; not for links to the current path. Calls `onCancel`
 * when a press has become a scroll. Returns a function that stops it.
 */
export function watchLinks(
  onSign: (pathname: string, sign: LinkSign) => void,
  onCancel: () => void = () => undefined,
): () => void {
  const report = (event: Event, sign: LinkSign) => {
    const link = ownLink(event)
    if (link && link.pathname !== currentPathname()) onSign(link.pathname, sign)
  }
  const stop = new AbortController()
  const { signal } = stop
  document.addEventListener(
    'pointerover',
    (event) => {
      if (event.pointerType === 'mouse') report(event, 'hover')
    },
    { signal },
  )
  // When the key comes up: held down, it passes every link on its way.
  document.addEventListener(
    'keyup',
    (event) => {
      if (event.key === 'Tab') report(event, 'focus')
    },
    { signal },
  )
  document.addEventListener(
    'pointerdown',
    (event) => {
      if (isPlainPress(event)) report(event, 'press')
    },
    { signal },
  )
  document.addEventListener('pointercancel', onCancel, { signal })
  return () => stop.abort()
}
