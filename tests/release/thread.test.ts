import { expect, test } from 'vitest'
import { threadFigures } from './thread.ts'

test('the long conversation may take three times as long, by the middle of the rounds, and has to be there as a whole', () => {
  const short = [100, 90, 300]
  const { passed, figures } = threadFigures({ times: { short, long: [300, 250, 900] }, isWhole: true })
  expect(passed).toBe(true)
  expect(figures.slice(-2)).toEqual(['| 50 | 100 | 90 | 300 |', '| 1000 | 300 | 250 | 900 |'])
  expect(threadFigures({ times: { short, long: [301, 250, 900] }, isWhole: true }).passed).toBe(false)
  expect(threadFigures({ times: { short, long: [300, 250, 900] }, isWhole: false }).passed).toBe(false)
  expect(threadFigures({ times: { short, long: [] }, isWhole: true }).passed).toBe(false)
})
