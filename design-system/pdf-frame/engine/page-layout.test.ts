import { describe, expect, test } from 'vitest'
import { dotsPerPixel, maxCanvasPixels } from './canvas-size.ts'
import { larger, pagesInView, pageScale, pagesToDraw, smaller, withinZoom } from './page-layout.ts'

const pages = (count: number, height = 500) => Array.from({ length: count }, () => height)

describe('pages in view', () => {
  test('follow the scroll position, and the page in the middle is the current one', () => {
    expect(pagesInView(pages(12), 0, 700)).toEqual({ first: 0, last: 1, current: 0 })
    expect(pagesInView(pages(12), 400, 700)).toEqual({ first: 0, last: 2, current: 1 })
    expect(pagesInView(pages(12), 12 * 508 - 700, 700)).toEqual({ first: 10, last: 11, current: 11 })
  })

  test('are the first page when there is no height or no page yet', () => {
    expect(pagesInView(pages(3), 0, 0)).toEqual({ first: 0, last: 0, current: 0 })
    expect(pagesInView([], 0, 700)).toEqual({ first: 0, last: 0, current: 0 })
  })
})

describe('pages to draw', () => {
  test('are at most three: those in view, the next and the previous one', () => {
    expect([...pagesToDraw({ first: 0, last: 0, current: 0 }, 200)]).toEqual([
      [0, 'now'],
      [1, 'soon'],
      [2, 'soon'],
    ])
    expect([...pagesToDraw({ first: 7, last: 7, current: 7 }, 200)]).toEqual([
      [7, 'now'],
      [8, 'soon'],
      [6, 'soon'],
    ])
    expect([...pagesToDraw({ first: 7, last: 8, current: 7 }, 200)]).toEqual([
      [7, 'now'],
      [8, 'now'],
      [9, 'soon'],
    ])
    expect([...pagesToDraw({ first: 0, last: 0, current: 0 }, 1)]).toEqual([[0, 'now']])
  })

  test('include every page in view, however small the pages', () => {
    expect([...pagesToDraw({ first: 2, last: 6, current: 4 }, 10).keys()]).toEqual([2, 3, 4, 5, 6])
  })

  test('have no more pixels than an iOS canvas allows', () => {
    expect(dotsPerPixel(400, 600, 3)).toBe(3)
    const dots = dotsPerPixel(1600, 2300, 3)
    expect(dots).toBeLessThan(3)
    expect(1600 * dots * 2300 * dots).toBeLessThanOrEqual(maxCanvasPixels + 1)
  })
})

describe('the scale', () => {
  const paper = { width: 595, height: 842 }

  test('fits the width on a phone and is the paper size where there is room', () => {
    expect(pageScale(paper, 350, 1) * paper.width).toBeCloseTo(334)
    expect(pageScale(paper, 2000, 1)).toBeCloseTo(96 / 72)
    expect(pageScale(paper, 350, 4) * paper.width).toBeCloseTo(4 * 334)
  })

  test('changes in steps from 100 to 400 percent', () => {
    expect([1, 1.25, 1.5, 2, 3, 4].map(larger)).toEqual([1.25, 1.5, 2, 3, 4, 4])
    expect([1, 1.25, 1.5, 2, 3, 4].map(smaller)).toEqual([1, 1, 1.25, 1.5, 2, 3])
    expect([larger(1.7), smaller(1.7)]).toEqual([2, 1.5])
    expect([withinZoom(0.3), withinZoom(2.2), withinZoom(9)]).toEqual([1, 2.2, 4])
  })
})
