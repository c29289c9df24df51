/** Text keys of a field's errors. */
type FieldErrorKey = 'err_email' | 'err_code' | 'err_password' | 'err_bsn'

/** Validates typed text: gives the value to send, or the key of an error text. */
export type FieldRule = (typed: string) => { value: string } | { error: FieldErrorKey }

/** Trims text and removes the invisible characters that come along with copied text. */
export const withoutInvisible = (typed: string): string => typed.replaceAll(/\p{Cf}/gu, '').trim()

/** A rule that applies `withoutInvisible` and then tests a pattern. */
export const trimmedPattern =
  (pattern: RegExp, error: FieldErrorKey): FieldRule =>
  (typed) => {
    const value = withoutInvisible(typed)
    return pattern.test(value) ? { value } : { error }
  }
