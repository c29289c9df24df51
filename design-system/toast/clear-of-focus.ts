import { useLayoutEffect, type RefObject } from 'react'

/** Hangs the stack below the element that has focus when it would cover it (WCAG 2.4.11). `content` changes when the stack's size may. */
export function useClearOfFocus(stack: RefObject<HTMLElement | null>, content: string) {
  useLayoutEffect(() => {
    const place = () => {
      const focused = document.activeElement
      if (!stack.current || !focused || stack.current.contains(focused)) return
      stack.current.style.removeProperty('top')
      const home = stack.current.getBoundingClientRect()
      const field = focused.getBoundingClientRect()
      const covered = field.top < home.bottom && field.bottom > home.top && field.left < home.right && field.right > home.left
      // What is taller than the screen cannot be kept clear, nor is it hidden.
      if (covered && field.bottom + home.height <= window.innerHeight) stack.current.style.top = `${field.bottom}px`
    }
    // The browser scrolls to the focused element only after it has told us.
    const placeLater = () => requestAnimationFrame(place)
    place()
    document.addEventListener('focusin', placeLater)
    return () => document.removeEventListener('focusin', placeLater)
  }, [stack, content])
}
