import { expect, test } from 'vitest'
import { bsnRule } from './bsn.ts'

/** The eleven test in another form: the last digit equals the weighted sum of the others modulo 11, weights from 2 at the right. */
function isCitizenNumber(number: number): boolean {
  let [rest, left] = [Math.floor(number / 10), 0]
  for (let weight = 2; rest > 0; weight += 1) {
    left = (left + weight * (rest % 10)) % 11
    rest = Math.floor(rest / 10)
  }
  return number > 0 && left === number % 10
}

/** Pseudo-random numbers from a fixed seed; one in ten has leading zeros. */
function* numbers(count: number) {
  for (let at = 0, seed = 11; at < count; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    yield at % 10 === 0 ? seed % 100_000_000 : seed % 1_000_000_000
  }
}

test('BSN-01.1 equals another implementation of the eleven test, for 100 000 numbers', () => {
  let valid = 0
  const wrong: number[] = []
  for (const number of numbers(100_000)) {
    const digits = String(number).padStart(9, '0')
    const expected = isCitizenNumber(number)
    if (expected) valid += 1
    for (const typed of [digits, ...(digits.startsWith('0') ? [digits.slice(1)] : [])]) {
      const result = bsnRule(typed)
      if ('value' in result ? !expected || result.value !== digits : expected) wrong.push(number)
    }
  }
  expect(wrong).toEqual([])
  // Expected: 10/11 × 1/10, about 9090; a remainder of 10 has no valid last digit.
  expect(valid).toBeGreaterThan(8000)
  expect(valid).toBeLessThan(10_000)
})

test.each([
  ['nine digits', '999990019', '999990019'],
  ['eight digits, which get a leading zero', '99999006', '099999006'],
  ['nine digits with a leading zero', '099999006', '099999006'],
  ['dots between', '999.990.019', '999990019'],
  ['dashes between', '9999-90–019', '999990019'],
  ['spaces between and around', ' 9999 90 019\n', '999990019'],
  ['invisible characters of copied text', '\u202A9999\u200B90019\u202C', '999990019'],
  ['non-breaking spaces', '999\u00a0990\u00a0019', '999990019'],
])('BSN-01.1 BSN-01.2 %s: %s is accepted as %s', (_name, typed, value) => {
  expect(bsnRule(typed)).toEqual({ value })
})

test.each([
  ['nothing', ''],
  ['spaces only', '   '],
  ['nine zeros', '000000000'],
  ['eight zeros', '00000000'],
  ['seven digits', '1234567'],
  ['seven digits that pass the check with leading zeros', '1000007'],
  ['ten digits', '9999900190'],
  ['ten digits with a leading zero', '0999990019'],
  ['a number that fails the check', '999990018'],
  ['letters', '99999001a'],
  ['a sign', '+99999006'],
  ['digits of another script', '٩٩٩٩٩٠٠١٩'],
  ['an exponent', '9e8'],
])('BSN-01.1 %s is rejected', (_name, typed) => {
  expect(bsnRule(typed)).toEqual({ error: 'err_bsn' })
})
