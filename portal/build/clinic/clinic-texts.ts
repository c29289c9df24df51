import { ClinicError, didYouMean } from './clinic-error.ts'
import type { ClinicJson } from './clinic-json.ts'

/** Texts of a namespace: strings, by key or in nested groups; a list of names counts as one text. */
export interface Texts {
  [key: string]: string | string[] | Texts
}

const placeholdersIn = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted()

/**
 * A namespace with the clinic's own texts in place of the shipped ones. Throws a ClinicError with a line for each error: a key
 * that the portal does not have, or a placeholder that is missing in the clinic's text or unknown.
 */
export function withClinicTexts(shipped: Texts, own: Texts, { at }: Pick<ClinicJson, 'at'>): Texts {
  const errors: string[] = []
  const merge = (base: Texts, given: Texts, path: readonly string[]): Texts => {
    const merged = { ...base }
    for (const [key, text] of Object.entries(given)) {
      const field = at([...path, key])
      const before = base[key]
      if (before === undefined)
        errors.push(`${field}: the portal has no such text.${didYouMean(key, Object.keys(base))}`)
      else if (typeof before === 'string' && typeof text === 'string') {
        const [expected, found] = [placeholdersIn(before).join(' '), placeholdersIn(text).join(' ')]
        if (expected !== found)
          errors.push(`${field} must have ${expected || 'no placeholders'}, and has ${found || 'none'}.`)
        merged[key] = text
      } else if (
        typeof before === 'object' &&
        typeof text === 'object' &&
        !Array.isArray(before) &&
        !Array.isArray(text)
      )
        merged[key] = merge(before, text, [...path, key])
      else errors.push(`${field} must be ${typeof before === 'string' ? 'a text' : 'a group of texts'}.`)
    }
    return merged
  }
  const merged = merge(shipped, own, [])
  if (errors.length > 0) throw new ClinicError(errors)
  return merged
}
