import { afterPaint } from './after-paint.ts'

/** Watches whether something is being pressed, until `signal` aborts. Gives a function that runs `work` at once, or after the present press: what is pressed must not move away. */
export function followPresses(signal: AbortSignal): (work: () => void) => void {
  let isPressed = false
  let waiting: (() => void) | undefined
  const options = { capture: true, signal }
  const release = () => {
    isPressed = false
    // A click follows the release.
    if (waiting) afterPaint(waiting)
    waiting = undefined
  }
  addEventListener('pointerdown', () => (isPressed = true), options)
  addEventListener('pointerup', release, options)
  addEventListener('pointercancel', release, options)
  return (work) => {
    if (isPressed) waiting = work
    else work()
  }
}
