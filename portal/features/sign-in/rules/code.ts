import { trimmedPattern, type FieldRule } from '../../../rules/field-rule.ts'

/** A verification code: exactly six digits. Skipped only under the development flag. */
export const codeRule = (skip: boolean): FieldRule => trimmedPattern(skip ? /./ : /^\d{6}$/, 'err_code')
