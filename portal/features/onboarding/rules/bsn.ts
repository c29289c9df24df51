import type { FieldRule } from '../../../rules/field-rule.ts'

const weights = [9, 8, 7, 6, 5, 4, 3, 2, -1]

/** The weighted sum of nine digits can be divided by eleven. Nine zeros pass that test and are nobody's number. */
const passesElevenTest = (digits: string) => Number(digits) > 0 && weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11 === 0

/** A citizen number: eight or nine digits and the eleven test. Dots and spaces are dropped; an older number of eight digits gets its zero. */
export const bsnRule: FieldRule = (typed) => {
  const digits = typed.replaceAll(/[\s.]/g, '')
  const value = digits.padStart(9, '0')
  return /^\d{8,9}$/.test(digits) && passesElevenTest(value) ? { value } : { error: 'err_bsn' }
}
