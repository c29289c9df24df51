import { expect, test } from 'vitest'
import { firstPageFigures, type Visit } from './first-page.ts'

const visits = (...paints: number[]): Visit[] => paints.map((largestPaint) => ({ largestPaint, usable: 900, requests: 4, script: 99_400 }))

test('the largest paint of the first page is held against a page written by hand, by the middle of all rounds', () => {
  const hand = visits(480, 500, 9000)
  const { passed, figures } = firstPageFigures({ static: hand, react: visits(1000), 'sign-in': visits(550, 100, 9000) })
  expect(passed).toBe(true)
  expect(figures.at(-1)).toBe('| sign-in | 550 | 1.10 × | 900 | 4 | 99.4 |')
  expect(firstPageFigures({ static: hand, react: visits(1000), 'sign-in': visits(556) }).passed).toBe(false)
  expect(firstPageFigures({ static: hand, react: visits(1000), 'sign-in': [] }).passed).toBe(false)
})
