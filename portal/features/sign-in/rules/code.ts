import { trimmedPattern, type FieldRule } from '../../../rules/field-rule.ts'

/** A verification code: exactly six digits, or `err_code` (APP-12). `skip`, for development only, accepts any text. */
export const codeRule = (skip: boolean): FieldRule => trimmedPattern(skip ? /./ : /^\d{6}$/, 'err_code')
