/** What the patient looks at: what has the focus, if it is in view, else what stands a third down the window. */
function lookedAt(): Element | null {
  const { activeElement: focused, body } = document
  if (focused && focused !== body) {
    const { top, bottom } = focused.getBoundingClientRect()
    if (top >= 0 && bottom <= innerHeight) return focused
  }
  return document.elementFromPoint(innerWidth / 2, innerHeight / 3)
}

/** Makes a change of the page at once, and scrolls so that what was in view stays at the same height; at the page's top it stays there. */
export function keepInView(change: () => void): void {
  const element = lookedAt()
  const wasAtTop = scrollY === 0
  const before = element?.getBoundingClientRect().top ?? 0
  change()
  if (element?.isConnected && !wasAtTop)
    scrollBy({ top: element.getBoundingClientRect().top - before, behavior: 'instant' })
}
