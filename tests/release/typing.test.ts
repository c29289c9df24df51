import { expect, test } from 'vitest'
import { typingFigures } from './typing.ts'

test('every letter has to fit in a frame, by the middle of its rounds', () => {
  const uncontrolled = [[1, 2, 30]]
  const { passed, figures } = typingFigures({
    uncontrolled,
    questionnaire: [
      [9, 3, 16.6],
      [40, 3, 16.6],
      [9, 90, 4],
    ],
  })
  expect(passed).toBe(true)
  expect(figures.slice(-2)).toEqual([
    '| uncontrolled | 3 | 2.0 | 30.0 | 30.0 | 30.0 |',
    '| questionnaire | 3 | 9.0 | 16.6 | 16.6 | 90.0 |',
  ])
  expect(typingFigures({ uncontrolled, questionnaire: [[3, 4, 16.7]] }).passed).toBe(false)
  expect(typingFigures({ uncontrolled, questionnaire: [] }).passed).toBe(false)
})
