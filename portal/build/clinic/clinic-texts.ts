import { ClinicFault, didYouMean } from './clinic-fault.ts'
import type { ClinicJson } from './clinic-json.ts'

/** Texts of a namespace: strings, by key or in groups; a list of names counts as one text. */
export interface Texts {
  [key: string]: string | string[] | Texts
}

const placeholdersIn = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted()

/**
 * A namespace with the clinic's own texts in place of the shipped ones. Throws a ClinicFault with a line for each fault: a key
 * that the portal does not have, and a placeholder that the clinic's text lost or invented.
 */
export function withClinicTexts(shipped: Texts, own: Texts, { at }: Pick<ClinicJson, 'at'>): Texts {
  const faults: string[] = []
  const merge = (base: Texts, given: Texts, path: readonly string[]): Texts => {
    const merged = { ...base }
    for (const [key, text] of Object.entries(given)) {
      const place = at([...path, key])
      const before = base[key]
      if (before === undefined)
        faults.push(`${place}: the portal has no such text.${didYouMean(key, Object.keys(base))}`)
      else if (typeof before === 'string' && typeof text === 'string') {
        const [wanted, found] = [placeholdersIn(before).join(' '), placeholdersIn(text).join(' ')]
        if (wanted !== found)
          faults.push(`${place} must have ${wanted || 'no placeholders'}, and has ${found || 'none'}.`)
        merged[key] = text
      } else if (
        typeof before === 'object' &&
        typeof text === 'object' &&
        !Array.isArray(before) &&
        !Array.isArray(text)
      )
        merged[key] = merge(before, text, [...path, key])
      else faults.push(`${place} must be ${typeof before === 'string' ? 'a text' : 'a group of texts'}.`)
    }
    return merged
  }
  const merged = merge(shipped, own, [])
  if (faults.length > 0) throw new ClinicFault(faults)
  return merged
}
