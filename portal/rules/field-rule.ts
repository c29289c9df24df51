/** What can be wrong with a field, as the key of its words. */
export type FieldError = 'err_email' | 'err_code' | 'err_password' | 'err_bsn'

/** Judges what was typed: the value as it goes on, or what is wrong with it. */
export type FieldRule = (typed: string) => { value: string } | { error: FieldError }

/** Trims, then wants a pattern. */
export const trimmedPattern = (pattern: RegExp, error: FieldError): FieldRule => (typed) => {
  const value = typed.trim()
  return pattern.test(value) ? { value } : { error }
}
