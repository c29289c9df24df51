import type { FieldRule } from '../../../rules/field-rule.ts'

/** What a new password must have. */
export const passwordRequirements = [
  { id: 'length', isMet: (password: string) => Array.from(password).length >= 10 },
  { id: 'mixedCase', isMet: (password: string) => /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password) },
  { id: 'number', isMet: (password: string) => /\p{Nd}/u.test(password) },
  { id: 'special', isMet: (password: string) => /[^\p{L}\p{N}]/u.test(password) },
] as const

/** A new password, which goes on as it was typed. */
export const passwordRule: FieldRule = (typed) => (passwordRequirements.every(({ isMet }) => isMet(typed)) ? { value: typed } : { error: 'err_password' })
