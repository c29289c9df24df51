import { expect, test } from 'vitest'
import { consultCategory, consultType } from '../../../api/contract/consult.ts'
import { bookingModes } from '../../../rules/booking-mode.ts'
import { categoryOf, fitsMode, isModeAllowed, modeOf, onlyMode } from './consult-mode.ts'

const types = Object.values(consultType)
const { intake, followUp, botox, gonBlock, unplanned } = consultCategory

test.each([
  ['clinic', [1, 3, 6, 7, 8]],
  ['video', [2, 4]],
  ['phone', [5]],
] as const)('BOOK-19.1 mode %s has the types %o', (mode, held) => {
  expect(types.filter((type) => fitsMode(type, mode))).toEqual(held)
  for (const type of held) expect(modeOf(type)).toBe(mode)
})

test('BOOK-19.2 type 9 and unknown types cannot be booked', () => {
  for (const type of [9, 0, 10, -1]) {
    expect(modeOf(type)).toBeUndefined()
    expect(categoryOf(type)).toBeUndefined()
    for (const mode of bookingModes) expect(fitsMode(type, mode)).toBe(false)
  }
})

test.each([
  [1, 0],
  [2, 0],
  [3, 1],
  [4, 1],
  [5, 1],
  [6, 4],
  [7, 2],
  [8, 3],
])('BOOK-20.1 type %i is rescheduled within category %i', (type, category) => {
  expect(categoryOf(type)).toBe(category)
})

test.each([
  ['intake', intake, ['video', 'clinic'], null],
  ['follow-up', followUp, ['video', 'phone', 'clinic'], null],
  ['botox', botox, ['clinic'], 'clinic'],
  ['GON block', gonBlock, ['clinic'], 'clinic'],
  ['unplanned follow-up', unplanned, ['clinic'], 'clinic'],
] as const)('BOOK-02.1 %s allows only %o, and the only mode is %s', (_name, category, allowed, only) => {
  expect(onlyMode(category)).toBe(only)
  expect(bookingModes.filter((mode) => isModeAllowed(category, mode))).toEqual(allowed)
})
