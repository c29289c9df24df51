/** Text keys of a field's errors. */
export type FieldError = 'err_email' | 'err_code' | 'err_password' | 'err_bsn'

/** Validates typed text: gives the value to send, or an error. */
export type FieldRule = (typed: string) => { value: string } | { error: FieldError }

/** A rule that trims the text and then tests a pattern. */
export const trimmedPattern = (pattern: RegExp, error: FieldError): FieldRule => (typed) => {
  const value = typed.trim()
  return pattern.test(value) ? { value } : { error }
}
