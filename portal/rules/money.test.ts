import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moneyText } from './money.ts'

test.each([
  [0, '€\u00A00,00'],
  [-0, '€\u00A00,00'],
  [5, '€\u00A00,05'],
  [-5, '€\u00A0-0,05'],
  [100, '€\u00A01,00'],
  [99_999, '€\u00A0999,99'],
  [123_456, '€\u00A01.234,56'],
  [-123_456, '€\u00A0-1.234,56'],
  [2_147_483_647, '€\u00A021.474.836,47'],
])('APP-04.2 APP-04.3 %i cents are shown as %s', (cents, text) => {
  expect(moneyText(cents)).toBe(text)
})

test('APP-04.2 APP-04.3 for every amount the contract allows, no cent is lost', () => {
  fc.assert(
    fc.property(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), (cents) => {
      const text = moneyText(cents)
      expect(text).toMatch(/^€\u00A0-?\d{1,3}(\.\d{3})*,\d{2}$/)
      expect(Number(text.replaceAll(/[^\d-]/g, ''))).toBe(cents)
    }),
    { seed: 4 },
  )
})
