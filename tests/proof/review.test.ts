import { expect, test } from 'vitest'
import { reviewFigures, type Review } from './review.ts'

const good: Review = { changes: 100, looks: 50, answering: 3, unseen: [] }

test.each<[string, Partial<Review>, boolean]>([
  ['all seen in time', {}, true],
  ['too many looks', { looks: 75 }, false],
  ['fewer changes than a hundred', { changes: 99 }, false],
  ['one seen by nobody', { unseen: ['Button › Busy'] }, false],
])('a review passes when all was seen in time: %s', (_, part, passed) => {
  expect(reviewFigures({ ...good, ...part }).passed).toBe(passed)
})
