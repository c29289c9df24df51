import * as z from 'zod/mini'

/** A verification code: exactly six digits. Skipped only under the development flag. */
export const codeRule = (skip: boolean) => z.string().check(z.trim(), z.regex(skip ? /./ : /^\d{6}$/, { error: 'err_code' }))
