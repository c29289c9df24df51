import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { gap, larger, largestZoom, smaller, withinZoom } from './engine/page-layout.ts'
import { useDebouncedValue } from './use-debounced-value.ts'

/** A position in the scroll container, in CSS pixels from its left and top edge. */
export interface Point {
  x: number
  y: number
}

export interface Zoom {
  /** Zoom factor, 1 to 4; initially 1. */
  now: number
  /** The zoom factor to render at: `now` once it has stopped changing. Until then the canvas is stretched. */
  settled: number
  /** Whether the reader has changed the zoom. */
  changed: boolean
  /** Zooms in one step; undefined at the largest zoom. */
  enlarge: (() => void) | undefined
  /** Zooms out one step; undefined at the smallest zoom. */
  reduce: (() => void) | undefined
  /** Multiplies the zoom and keeps a position fixed. */
  grow: (factor: number, around: Point) => void
  /** The position that stays fixed; undefined for a zoom by button. */
  anchor: RefObject<Point | undefined>
}

export function useZoom(): Zoom {
  const [now, setNow] = useState(1)
  const settled = useDebouncedValue(now) ?? 1
  const [changed, setChanged] = useState(false)
  const anchor = useRef<Point>(undefined)
  const change = (next: (before: number) => number, around?: Point) => {
    anchor.current = around
    setChanged(true)
    setNow((before) => withinZoom(next(before)))
  }
  return {
    now,
    settled,
    changed,
    anchor,
    enlarge: now < largestZoom ? () => change(larger) : undefined,
    reduce: now > 1 ? () => change(smaller) : undefined,
    grow: (factor, around) => change((before) => before * factor, around),
  }
}

// A zoom by button keeps the top left position fixed.
const start: Point = { x: gap, y: gap }

/** Adjusts the scroll position so that the content at `anchor` does not move while zooming. */
export function useScrollAnchor(container: RefObject<HTMLElement | null>, { now, anchor }: Zoom): void {
  const before = useRef(now)
  useLayoutEffect(() => {
    const element = container.current
    const growth = now / before.current
    before.current = now
    if (!element || growth === 1) return
    const { x, y } = anchor.current ?? start
    element.scrollTo({
      left: (element.scrollLeft + x - gap) * growth - x + gap,
      top: (element.scrollTop + y - gap) * growth - y + gap,
      behavior: 'instant',
    })
  }, [container, now, anchor])
}
