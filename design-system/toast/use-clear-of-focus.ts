import { useEffect, useState } from 'react'

/** A panel that hangs open from the bar, else what has focus: on some phones a pressed button gets none. */
function inUse(): Element | null {
  const opener = document.querySelector('header [aria-expanded="true"]')
  const panel = document.getElementById(opener?.getAttribute('aria-controls') ?? '')
  return panel ?? (document.activeElement === document.body ? null : document.activeElement)
}

/** Where the bar of the screen ends: the way out and the calm view stay in reach. */
const barEnd = (): number => document.querySelector('header')?.getBoundingClientRect().bottom ?? 0

/** How far down the stack must hang so as to cover neither the bar nor what is in use (WCAG 2.4.11), in pixels. */
export function useClearOfFocus(stack: HTMLElement | null): number {
  const [top, setTop] = useState(0)
  useEffect(() => {
    if (!stack) return undefined
    const { style } = document.documentElement
    const place = () => {
      // A Page on a phone moves its content down by this much. Kept in its place by the browser, it would be covered.
      style.setProperty('--toast-room', `${stack.getBoundingClientRect().height}px`)
      style.overflowAnchor = 'none'
      if (stack.contains(document.activeElement)) return
      const used = inUse()
      // A keyboard on a phone, or a pinch, moves what is seen away from the top of the page.
      const { offsetTop: seen = 0, height: seenHeight = window.innerHeight } = window.visualViewport ?? {}
      const free = Math.max(seen, barEnd())
      if (!used) return setTop(free)
      const field = used.getBoundingClientRect()
      const { left, right, height } = stack.getBoundingClientRect()
      const covered = field.top < free + height && field.bottom > free && field.left < right && field.right > left
      // What is nearly as tall as the screen cannot be kept clear, nor is all of it hidden.
      setTop(covered && field.bottom + height <= seen + seenHeight ? field.bottom : free)
    }
    // The browser scrolls to the focused element, and a panel is drawn, only after we were told.
    const placeLater = () => requestAnimationFrame(place)
    // Fires at the start too; later, as making room can change the width that is watched.
    const size = new ResizeObserver(placeLater)
    size.observe(stack)
    const listening = new AbortController()
    for (const happening of ['focusin', 'click', 'keyup']) document.addEventListener(happening, placeLater, listening)
    window.visualViewport?.addEventListener('resize', placeLater, listening)
    window.visualViewport?.addEventListener('scroll', placeLater, listening)
    return () => {
      size.disconnect()
      style.removeProperty('--toast-room')
      style.overflowAnchor = ''
      listening.abort()
    }
  }, [stack])
  return top
}
