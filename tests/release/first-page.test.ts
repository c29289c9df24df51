import { expect, test } from 'vitest'
import { firstPageFigures } from './first-page.ts'
import type { Visit } from './first-page/meters.ts'

const visits = (...paints: number[]): Visit[] =>
  paints.map((largestPaint) => ({
    firstPaint: 480,
    largestPaint,
    shift: 0,
    blocking: 120,
    longestTask: 90,
    requests: 4,
    script: 99_400,
  }))
const sound = {
  'by hand': visits(480, 500, 9000),
  'sign-in': visits(550, 100, 9000),
  review: visits(575),
  'review, used': visits(575),
  'review, no link': visits(575),
}

test('the largest paint of each page is held against a page written by hand, by the middle of all rounds and by both meters', () => {
  const { passed, figures } = firstPageFigures({ Lighthouse: sound, applied: sound })
  expect(passed).toBe(true)
  expect(figures).toContain('| applied | sign-in | 480 | 550 | 1.10 × | 0.000 | 120 | 90 | 4 | 99.4 |')
})

test.each<[string, Partial<typeof sound>, string]>([
  [
    'a late sign-in page',
    { 'sign-in': visits(556) },
    '- applied, sign-in: largest paint 1.11 × that of the page by hand, at most 1.10 ×',
  ],
  [
    'a page that was not seen',
    { review: [] },
    '- applied, review: largest paint NaN × that of the page by hand, at most 1.15 ×',
  ],
  [
    'a page that moves',
    { 'review, used': visits(575).map((visit) => ({ ...visit, shift: 0.021 })) },
    '- applied, review, used: shift 0.021, at most 0.02',
  ],
  [
    'a task that is too long',
    { 'sign-in': visits(550).map((visit) => ({ ...visit, longestTask: 101 })) },
    '- applied, sign-in: longestTask 101, at most 100',
  ],
])('%s by one meter does not pass', (_what, change, line) => {
  const { passed, figures } = firstPageFigures({ Lighthouse: sound, applied: { ...sound, ...change } })
  expect(passed).toBe(false)
  expect(figures).toContain(line)
})

test('the longest task is held to its limit where no inspector makes it longer', () => {
  const long = { ...sound, 'sign-in': visits(550).map((visit) => ({ ...visit, longestTask: 140 })) }
  expect(firstPageFigures({ Lighthouse: long, applied: sound }).passed).toBe(true)
})
