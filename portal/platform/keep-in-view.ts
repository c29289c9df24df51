/** The element the patient probably looks at: the focused one if it is in view, else the one a third down the window. */
function lookedAt(): Element | null {
  const { activeElement: focused, body } = document
  if (focused && focused !== body) {
    const { top, bottom } = focused.getBoundingClientRect()
    if (top >= 0 && bottom <= innerHeight) return focused
  }
  return document.elementFromPoint(innerWidth / 2, innerHeight / 3)
}

/**
 * Runs `change`, which must change the page synchronously, and scrolls so that what was in view stays at the same
 * height; at the page's top nothing is scrolled.
 */
export function keepInView(change: () => void): void {
  const element = lookedAt()
  const wasAtTop = scrollY === 0
  const before = element?.getBoundingClientRect().top ?? 0
  change()
  if (element?.isConnected && !wasAtTop)
    scrollBy({ top: element.getBoundingClientRect().top - before, behavior: 'instant' })
}
