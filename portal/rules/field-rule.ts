/** Text keys of a field's errors. */
type FieldErrorKey = 'err_email' | 'err_code' | 'err_password' | 'err_bsn'

/** Validates typed text: gives the value to send, or an error. */
export type FieldRule = (typed: string) => { value: string } | { error: FieldErrorKey }

/** Text without blanks around it, and without the invisible characters that come along with copied text. */
export const withoutInvisible = (typed: string): string => typed.replaceAll(/\p{Cf}/gu, '').trim()

/** A rule that cleans the text and then tests a pattern. */
export const trimmedPattern =
  (pattern: RegExp, error: FieldErrorKey): FieldRule =>
  (typed) => {
    const value = withoutInvisible(typed)
    return pattern.test(value) ? { value } : { error }
  }
