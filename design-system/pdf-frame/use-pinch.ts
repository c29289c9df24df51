import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { Point } from './use-zoom.ts'

// Wheel delta in pixels that zooms by the factor e. A trackpad's pinch is a wheel event with ctrlKey.
const wheelForE = 100

const between = ([one, other]: readonly [Touch, Touch]) => ({
  distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
  x: (one.clientX + other.clientX) / 2,
  y: (one.clientY + other.clientY) / 2,
})

const twoOf = ({ touches: [one, other, third] }: TouchEvent) =>
  one && other && !third ? ([one, other] as const) : undefined

/** Calls `onPinch` with the growth factor, and the position between the fingers, for a pinch with two fingers or on a trackpad. One finger scrolls as usual. */
export function usePinch(
  container: RefObject<HTMLElement | null>,
  onPinch: (growth: number, anchor: Point) => void,
): void {
  const pinch = useEffectEvent((growth: number, x: number, y: number) => {
    const { left = 0, top = 0 } = container.current?.getBoundingClientRect() ?? {}
    onPinch(growth, { x: x - left, y: y - top })
  })
  useEffect(() => {
    const element = container.current
    if (!element) return undefined
    let distance: number | undefined
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      pinch(Math.exp(-event.deltaY / wheelForE), event.clientX, event.clientY)
    }
    const touch = (event: TouchEvent) => {
      const fingers = twoOf(event)
      const now = fingers && between(fingers)
      if (now) {
        event.preventDefault()
        if (distance !== undefined && distance > 0) pinch(now.distance / distance, now.x, now.y)
      }
      distance = now?.distance
    }
    const active = { passive: false }
    element.addEventListener('wheel', wheel, active)
    for (const kind of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
      element.addEventListener(kind, touch, active)
    return () => {
      element.removeEventListener('wheel', wheel)
      for (const kind of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
        element.removeEventListener(kind, touch)
    }
  }, [container])
}
