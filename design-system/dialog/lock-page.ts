/** Stops the page behind from scrolling and keeps the space of its scroll bar. Returns a function that undoes it. */
function lockScroll(): () => void {
  const { style } = document.documentElement
  const before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter }
  const hasBar = window.innerWidth > document.documentElement.clientWidth
  style.overflow = 'hidden'
  if (hasBar) style.scrollbarGutter = 'stable'
  return () => Object.assign(style, before)
}

/** Limits the frame to the area above the on-screen keyboard, which no CSS unit accounts for. Returns a function that undoes it. */
function fitToVisibleArea(frame: HTMLElement, area: VisualViewport): () => void {
  const fit = () => {
    // While pinch-zoomed, the visible area is smaller than the window, and the dialog must not shrink to it.
    const covered = area.scale === 1 && area.height < window.innerHeight
    frame.style.height = covered ? `${area.height}px` : ''
    frame.style.top = covered ? `${area.offsetTop}px` : ''
    if (covered && frame.contains(document.activeElement)) document.activeElement?.scrollIntoView({ block: 'nearest' })
  }
  fit()
  area.addEventListener('resize', fit)
  area.addEventListener('scroll', fit)
  return () => {
    area.removeEventListener('resize', fit)
    area.removeEventListener('scroll', fit)
  }
}

/** Ref callback for the frame around an open dialog: stops the page from scrolling and fits the frame above the keyboard. Sets styles through the CSSOM, as the CSP forbids injected styles. */
export function lockPage(frame: HTMLElement | null): (() => void) | undefined {
  if (!frame) return undefined
  const unlock = lockScroll()
  const unfit = window.visualViewport ? fitToVisibleArea(frame, window.visualViewport) : undefined
  return () => {
    unfit?.()
    unlock()
  }
}
