import { expect, test } from 'vitest'
import { saveQueueFigures } from './save-queue.ts'

test('stories prove something when all were told, none went wrong, and there was trouble of each kind', () => {
  const counts = { requests: 9, 'answers lost': 3 }
  expect(saveQueueFigures(20_000, counts, [])).toMatchObject({
    passed: true,
    figures: expect.arrayContaining(['| answers lost | 3 |']),
  })
  expect(saveQueueFigures(20_000, counts, ['a story'])).toMatchObject({
    passed: false,
    figures: expect.arrayContaining(['- a story']),
  })
  for (const [stories, met] of [
    [19_999, counts],
    [20_000, { ...counts, 'answers lost': 0 }],
    [20_000, {}],
  ] as const)
    expect(saveQueueFigures(stories, met, []).passed).toBe(false)
})
