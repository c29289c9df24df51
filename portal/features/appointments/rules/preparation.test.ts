import { expect, test } from 'vitest'
import { preparationFor } from './preparation.ts'

test.each([
  [1, 'clinic'],
  [2, 'video'],
  [3, 'clinic'],
  [4, 'video'],
  [5, 'phone'],
  [6, 'clinic'],
  [7, 'botox'],
  [8, 'gonBlock'],
  [9, undefined],
  [10, undefined],
])('for type %i the patient prepares for %s', (typeId, prepared) => {
  expect(preparationFor(typeId)).toBe(prepared)
})
