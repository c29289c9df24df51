import { useEffect, useState } from 'react'

/** How far down the stack must hang so as not to cover the element that has focus (WCAG 2.4.11), in pixels; mostly 0. */
export function useClearOfFocus(stack: HTMLElement | null): number {
  const [top, setTop] = useState(0)
  useEffect(() => {
    if (!stack) return undefined
    const place = () => {
      const focused = document.activeElement
      if (!focused || stack.contains(focused)) return
      const field = focused.getBoundingClientRect()
      const { left, right, height } = stack.getBoundingClientRect()
      const covered = field.top < height && field.bottom > 0 && field.left < right && field.right > left
      // What is nearly as tall as the screen cannot be kept clear, nor is all of it hidden.
      setTop(covered && field.bottom + height <= window.innerHeight ? field.bottom : 0)
    }
    // The browser scrolls to the focused element only after it has told us.
    const placeLater = () => requestAnimationFrame(place)
    // Fires at the start too.
    const size = new ResizeObserver(place)
    size.observe(stack)
    document.addEventListener('focusin', placeLater)
    return () => {
      size.disconnect()
      document.removeEventListener('focusin', placeLater)
    }
  }, [stack])
  return top
}
