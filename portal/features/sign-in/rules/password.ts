import type { FieldRule } from '../../../rules/field-rule.ts'

/** Requirements of a new password that the rule checks (REG-07); `length` counts characters, not code units. */
export const passwordRequirements = [
  { id: 'length', isMet: (password: string) => Array.from(password).length >= 10 },
  { id: 'mixedCase', isMet: (password: string) => /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password) },
  { id: 'number', isMet: (password: string) => /\p{Nd}/u.test(password) },
  { id: 'special', isMet: (password: string) => /[^\p{L}\p{N}]/u.test(password) },
] as const

/** Accepts a password that meets all requirements, without trimming it. */
export const passwordRule: FieldRule = (typed) =>
  passwordRequirements.every(({ isMet }) => isMet(typed)) ? { value: typed } : { error: 'err_password' }
