import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { gap, larger, largestZoom, smaller, withinZoom } from './engine/page-layout.ts'
import { useSettled } from './use-settled.ts'

/** A place in the part that scrolls, counted from its left and top edge. */
export interface Spot {
  x: number
  y: number
}

export interface Zoom {
  /** How much larger than at first. */
  now: number
  /** The same, once it stands still: drawing a page takes longer than stretching it. */
  settled: number
  /** Whether the reader ever made it another. */
  changed: boolean
  enlarge: (() => void) | undefined
  reduce: (() => void) | undefined
  /** Grows by a factor around a place. */
  grow: (factor: number, around: Spot) => void
  /** Where to grow from, if fingers say so. */
  spot: RefObject<Spot | undefined>
}

export function useZoom(): Zoom {
  const [now, setNow] = useState(1)
  const settled = useSettled(now) ?? 1
  const [changed, setChanged] = useState(false)
  const spot = useRef<Spot>(undefined)
  const change = (next: (before: number) => number, around?: Spot) => {
    spot.current = around
    setChanged(true)
    setNow((before) => withinZoom(next(before)))
  }
  return {
    now,
    settled,
    changed,
    spot,
    enlarge: now < largestZoom ? () => change(larger) : undefined,
    reduce: now > 1 ? () => change(smaller) : undefined,
    grow: (factor, around) => change((before) => before * factor, around),
  }
}

// Who presses a button goes on reading at the top of what was there.
const start: Spot = { x: gap, y: gap }

/** Keeps what lies at the spot where it is while the pages grow and shrink. */
export function useSteadySpot(part: RefObject<HTMLElement | null>, { now, spot }: Zoom): void {
  const before = useRef(now)
  useLayoutEffect(() => {
    const element = part.current
    const growth = now / before.current
    before.current = now
    if (!element || growth === 1) return
    const { x, y } = spot.current ?? start
    element.scrollTo({ left: (element.scrollLeft + x - gap) * growth - x + gap, top: (element.scrollTop + y - gap) * growth - y + gap, behavior: 'instant' })
  }, [part, now, spot])
}
