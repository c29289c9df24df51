import { trimmedPattern, type FieldRule } from './field-rule.ts'

/** A verification code: exactly six digits. Skipped only under the development flag. */
export const codeRule = (skip: boolean): FieldRule => trimmedPattern(skip ? /./ : /^\d{6}$/, 'err_code')
