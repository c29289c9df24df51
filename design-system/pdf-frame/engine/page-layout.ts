import type { PageSize } from './pdf-engine.ts'

/** Between and around pages, in CSS pixels. */
export const gap = 8

/** A point is a 72nd of an inch and a CSS pixel a 96th. */
const actualSize = 96 / 72

/** How many CSS pixels a point takes: a page fits the width, and is no larger than on paper until someone asks for more. */
export const pageScale = (size: PageSize, room: number, zoom: number): number =>
  Math.min(Math.max(room - 2 * gap, 1) / size.width, actualSize) * zoom

const zoomLevels = [1, 1.25, 1.5, 2, 3, 4] as const
export const largestZoom = 4

export const withinZoom = (zoom: number): number => Math.min(Math.max(zoom, 1), largestZoom)
export const larger = (zoom: number): number => zoomLevels.find((level) => level > zoom + 0.01) ?? largestZoom
export const smaller = (zoom: number): number => zoomLevels.findLast((level) => level < zoom - 0.01) ?? 1

/** Places of pages, counted from 0. */
export interface View {
  first: number
  last: number
  /** The one in the middle. */
  current: number
}

/** Which pages can be seen. `top` is how far the reader has scrolled. */
export function pagesInView(heights: readonly number[], top: number, height: number): View {
  const view = { first: -1, last: 0, current: 0 }
  let start = gap
  for (const [place, own] of heights.entries()) {
    if (start > top + height) break
    if (start + own >= top) {
      if (view.first < 0) view.first = place
      view.last = place
    }
    if (start <= top + height / 2) view.current = place
    start += own + gap
  }
  return { ...view, first: Math.max(view.first, 0) }
}

/** What iOS has memory for, at the largest size of a canvas. */
const mostDrawn = 3

/** Whether a page's drawing is needed: in view, about to be, or not. */
export type Need = 'now' | 'soon' | 'no'

/** The pages to draw: all that can be seen, then the next and the one before while there is memory. */
export function pagesToDraw({ first, last }: View, pages: number): Map<number, 'now' | 'soon'> {
  const drawn = new Map<number, 'now' | 'soon'>()
  for (let place = first; place <= last; place += 1) drawn.set(place, 'now')
  for (const place of [last + 1, first - 1, last + 2]) {
    if (drawn.size < mostDrawn && place >= 0 && place < pages) drawn.set(place, 'soon')
  }
  return drawn
}
