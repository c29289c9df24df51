import { useEffect, useState } from 'react'

/** How far down the stack must hang so as not to cover the element that has focus (WCAG 2.4.11), in pixels; mostly 0. */
export function useClearOfFocus(stack: HTMLElement | null): number {
  const [top, setTop] = useState(0)
  useEffect(() => {
    if (!stack) return undefined
    const place = () => {
      const focused = document.activeElement
      if (stack.contains(focused)) return
      // A keyboard on a phone, or a pinch, moves what is seen away from the top of the page.
      const { offsetTop: seen = 0, height: seenHeight = window.innerHeight } = window.visualViewport ?? {}
      if (!focused || focused === document.body) return setTop(seen)
      const field = focused.getBoundingClientRect()
      const { left, right, height } = stack.getBoundingClientRect()
      const covered = field.top < seen + height && field.bottom > seen && field.left < right && field.right > left
      // What is nearly as tall as the screen cannot be kept clear, nor is all of it hidden.
      setTop(covered && field.bottom + height <= seen + seenHeight ? field.bottom : seen)
    }
    // The browser scrolls to the focused element only after it has told us.
    const placeLater = () => requestAnimationFrame(place)
    // Fires at the start too.
    const size = new ResizeObserver(place)
    size.observe(stack)
    const listening = new AbortController()
    document.addEventListener('focusin', placeLater, listening)
    window.visualViewport?.addEventListener('resize', placeLater, listening)
    window.visualViewport?.addEventListener('scroll', placeLater, listening)
    return () => {
      size.disconnect()
      listening.abort()
    }
  }, [stack])
  return top
}
