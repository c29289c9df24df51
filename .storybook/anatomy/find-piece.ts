/** The first visible element of a story that matches a selector. Text for screen readers only is one pixel large and does not count. */
export function findPiece(document: Document, at: string): Element | undefined {
  return [...document.body.querySelectorAll(at)].find((element) => {
    const { width, height } = element.getBoundingClientRect()
    return element.checkVisibility() && width > 1 && height > 1
  })
}
