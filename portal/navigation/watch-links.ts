import { currentPathname } from './current-entry.ts'
import { isPlainPress, ownLink } from './follow-links.ts'

/** What shows that a link may be opened next: the mouse is on it, Tab has led to it, or it is pressed. */
type LinkSign = 'hover' | 'focus' | 'press'

/**
 * Tells of links that may be opened next, by the path they lead to; not of those to the current one. `onCancel`: the press has
 * become a scroll. Returns a function that stops it.
 */
export function watchLinks(
  onSign: (pathname: string, sign: LinkSign) => void,
  onCancel: () => void = () => undefined,
): () => void {
  const tell = (event: Event, sign: LinkSign) => {
    const link = ownLink(event)
    if (link && link.pathname !== currentPathname()) onSign(link.pathname, sign)
  }
  const stop = new AbortController()
  const { signal } = stop
  document.addEventListener(
    'pointerover',
    (event) => {
      if (event.pointerType === 'mouse') tell(event, 'hover')
    },
    { signal },
  )
  // When the key comes up: held down, it passes every link on its way.
  document.addEventListener(
    'keyup',
    (event) => {
      if (event.key === 'Tab') tell(event, 'focus')
    },
    { signal },
  )
  document.addEventListener(
    'pointerdown',
    (event) => {
      if (isPlainPress(event)) tell(event, 'press')
    },
    { signal },
  )
  document.addEventListener('pointercancel', onCancel, { signal })
  return () => stop.abort()
}
