import type { FieldRule } from './field-rule.ts'

/** Separators between digits: spaces, dashes, dots, brackets, and invisible characters from copied text. */
const separators = /[\s.()\p{Pd}\p{Cf}]/gu

/** A mobile number: an optional plus and 8 to 15 digits; gives it without separators. It shares the error key of an e-mail address. */
export const phoneRule: FieldRule = (typed) => {
  const value = typed.replaceAll(separators, '')
  return /^\+?\d{8,15}$/.test(value) ? { value } : { error: 'err_email' }
}
