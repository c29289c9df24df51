import type { BodyText } from './body-text.ts'
import type { PageSize } from './pdf-engine.ts'

/** Space between and around pages, in CSS pixels. */
export const gap = 8

/** CSS pixels per point at actual size: a point is 1/72 inch, a CSS pixel 1/96 inch. */
const actualSize = 96 / 72

/** CSS pixels per point at which a page fits the width and is not larger than its paper size, times the zoom. */
export const pageScale = (size: PageSize, width: number, zoom: number): number =>
  Math.min(Math.max(width - 2 * gap, 1) / size.width, actualSize) * zoom

/** The smallest font size that is readable, in CSS pixels. */
const smallestLetter = 12
/** Fewer letters may be a stamp on a scan, which is not text to read. */
const fewestLetters = 40

export const hasEnoughText = (text: BodyText | undefined): boolean => (text?.letters ?? 0) >= fewestLetters

/** Whether a page that fits this width shows its text too small to read. */
export const isTooSmall = ({ size }: BodyText, page: PageSize, width: number): boolean =>
  size * pageScale(page, width, 1) < smallestLetter

const zoomLevels = [1, 1.25, 1.5, 2, 3, 4] as const
export const largestZoom = 4

export const withinZoom = (zoom: number): number => Math.min(Math.max(zoom, 1), largestZoom)
export const larger = (zoom: number): number => zoomLevels.find((level) => level > zoom + 0.01) ?? largestZoom
export const smaller = (zoom: number): number => zoomLevels.findLast((level) => level < zoom - 0.01) ?? 1

/** Indexes of visible pages, from 0. */
export interface PageView {
  first: number
  last: number
  /** The page in the middle of the view. */
  current: number
}

/** The visible pages. `top` is the scroll position and `height` the height of the container, in CSS pixels. */
export function pagesInView(heights: readonly number[], top: number, height: number): PageView {
  const view = { first: -1, last: 0, current: 0 }
  let start = gap
  for (const [page, own] of heights.entries()) {
    if (start > top + height) break
    if (start + own >= top) {
      if (view.first < 0) view.first = page
      view.last = page
    }
    if (start <= top + height / 2) view.current = page
    start += own + gap
  }
  return { ...view, first: Math.max(view.first, 0) }
}

/** Number of canvases of the largest size that fit the memory of iOS. */
const mostDrawn = 3

/** Whether a page must be rendered: 'now' if it is visible, 'soon' if it is next to a visible one. */
export type Need = 'now' | 'soon' | 'no'

/** The pages to render: all visible ones, then the next and the previous ones up to the memory limit. */
export function pagesToDraw({ first, last }: PageView, pages: number): Map<number, 'now' | 'soon'> {
  const drawn = new Map<number, 'now' | 'soon'>()
  for (let page = first; page <= last; page += 1) drawn.set(page, 'now')
  for (const page of [last + 1, first - 1, last + 2]) {
    if (drawn.size < mostDrawn && page >= 0 && page < pages) drawn.set(page, 'soon')
  }
  return drawn
}
