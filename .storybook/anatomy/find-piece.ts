/** The first element of a story that a selector finds and that can be seen; words for screen readers only are one pixel large. */
export function findPiece(document: Document, at: string): Element | undefined {
  return [...document.body.querySelectorAll(at)].find((element) => {
    const { width, height } = element.getBoundingClientRect()
    return element.checkVisibility() && width > 1 && height > 1
  })
}
