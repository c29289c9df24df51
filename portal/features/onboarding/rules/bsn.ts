import type { FieldRule } from '../../../rules/field-rule.ts'

const weights = [9, 8, 7, 6, 5, 4, 3, 2, -1]

/** Eleven test: the weighted sum of nine digits is divisible by 11. Nine zeros pass it but are not a valid number. */
const passesElevenTest = (digits: string) =>
  Number(digits) > 0 && weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11 === 0

/** Citizen service number (BSN): 8 or 9 digits that pass the eleven test. Ignores spaces, dots, dashes and invisible characters; pads 8 digits with a zero. */
export const bsnRule: FieldRule = (typed) => {
  const digits = typed.replaceAll(/[\s.\p{Dash_Punctuation}\p{Cf}]/gu, '')
  const value = digits.padStart(9, '0')
  return /^\d{8,9}$/.test(digits) && passesElevenTest(value) ? { value } : { error: 'err_bsn' }
}
