import type { FieldRule } from '../../../rules/field-rule.ts'

/** Separators between digits: spaces, dashes, dots, and invisible characters from copied text. */
const separators = /[\s.\p{Pd}\p{Cf}]/gu
/** The zero of a national number in brackets behind a country code, as in '+31 (0)6': only dialled within the country. */
const trunkZero = /^(\(?(?:\+|00)?[1-9]\d{0,2}\)?)\(0\)/
/** Nine digits behind the country code, ten with the trunk zero in front. */
const dutchNumber = /^(?:\+31|0)[1-9]\d{8}$/
const foreignNumber = /^(?!\+31)\+?[1-9]\d{7,14}$/

/** The number as it is dialled from anywhere. Countries that keep the zero, such as Italy, never write it in brackets. */
const internationalForm = (typed: string): string =>
  typed
    .replaceAll(separators, '')
    .replace(trunkZero, '$1')
    .replaceAll(/[()]/g, '')
    .replace(/^00/, '+')
    .replace(/^\+310/, '+31')

/**
 * A mobile number (REG-06): an optional plus and 8 to 15 digits, as many as the country has where that is the
 * Netherlands. Gives it without separators and the trunk zero in brackets. Its error is `err_email`, which the caller
 * turns into `err_email_phone`.
 */
export const phoneRule: FieldRule = (typed) => {
  const value = internationalForm(typed)
  return dutchNumber.test(value) || foreignNumber.test(value) ? { value } : { error: 'err_email' }
}
