import { trimmedPattern } from './field-rule.ts'

/**
 * An e-mail address as the clinic accepts it (APP-11), or `err_email`. Gives the value without surrounding blanks and
 * invisible characters.
 */
export const emailRule = trimmedPattern(
  /^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/,
  'err_email',
)
