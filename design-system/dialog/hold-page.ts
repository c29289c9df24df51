/** Stops the page behind from scrolling, without taking its scroll bar's room away. */
function lockScroll(): () => void {
  const { style } = document.documentElement
  const before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter }
  const hasBar = window.innerWidth > document.documentElement.clientWidth
  style.overflow = 'hidden'
  if (hasBar) style.scrollbarGutter = 'stable'
  return () => Object.assign(style, before)
}

/** Keeps the frame to what a phone's keyboard leaves free: no CSS length knows of that keyboard. */
function fitToVisibleArea(frame: HTMLElement, area: VisualViewport): () => void {
  const fit = () => {
    // Whoever has zoomed in reads a part of the dialog; it must not shrink to that part.
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

/** A ref for the frame around an open dialog. Through the object model, because the page's policy lets no style be injected. */
export function holdPage(frame: HTMLElement | null): (() => void) | undefined {
  if (!frame) return undefined
  const unlock = lockScroll()
  const unfit = window.visualViewport ? fitToVisibleArea(frame, window.visualViewport) : undefined
  return () => {
    unfit?.()
    unlock()
  }
}
