import { expect, test } from 'vitest'
import { restoredSteps, stepsUpTo } from './steps-up-to.ts'

const way = (length: number) => Array.from({ length }, (_, step) => step)

test.each([
  [1, [0]],
  [12, way(12)],
  [13, [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  [60, [0, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59]],
])('APP-15.2 of %i steps at most twelve get a history entry: the first, and the last ones', (length, restored) => {
  expect(restoredSteps(way(length))).toEqual(restored)
})

test('SES-07.3 a resumed step has the earlier steps behind Back, by its trail if it has one', () => {
  expect(stepsUpTo({ wizard: { step: 2 } })).toEqual([
    { wizard: { step: 0 } },
    { wizard: { step: 1 } },
    { wizard: { step: 2 } },
  ])
  const trail = way(59)
  expect(stepsUpTo({ wizard: { step: 59, trail } })).toHaveLength(12)
  const list: { search: string; wizard?: unknown } = { search: 'x' }
  expect(stepsUpTo(list)).toEqual([list])
})
