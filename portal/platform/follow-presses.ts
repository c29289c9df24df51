import { afterPaint } from './after-paint.ts'

/**
 * Tracks pointer presses until `signal` aborts. Returns a function that runs `work` at once, or after the current press
 * and its click, so that the pressed element does not move away; of several calls during a press only the last runs.
 */
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
