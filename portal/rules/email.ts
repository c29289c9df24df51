import { trimmedPattern } from './field-rule.ts'

/** An e-mail address in the format that the clinic accepts; gives the value without blanks around it and without invisible characters. */
export const emailRule = trimmedPattern(
  /^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/,
  'err_email',
)
