import type { FieldRule } from './field-rule.ts'

/** What people write between the digits: spaces, dashes, dots and brackets, and what comes along from a copied text. */
const separators = /[\s.()\p{Pd}\p{Cf}]/gu

/** A mobile number: a plus or none, then 8 to 15 digits, which go on without what stood between them. The key of its words is that of an e-mail address. */
export const phoneRule: FieldRule = (typed) => {
  const value = typed.replaceAll(separators, '')
  return /^\+?\d{8,15}$/.test(value) ? { value } : { error: 'err_email' }
}
