/** A term of the glossary. */
interface Term {
  name: string
  /** All forms, separated by commas: 'aura, aura’s'. */
  forms: string
  meaning: string
}

/** Normalizes accents (NFC), case, apostrophes, hyphens and whitespace. */
const normalize = (text: string) =>
  text
    .normalize('NFC')
    .toLocaleLowerCase('nl')
    .replaceAll(/[’‘ʼ]/g, "'")
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll(/\s+/g, ' ')
const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/**
 * Terms that occur in a text, in order of their first occurrence, each once. Whole words only, whatever their case; the
 * longest form wins.
 */
export function findTerms<Known extends Term>(text: string, terms: readonly Known[]): Known[] {
  const byForm = new Map(
    terms.flatMap((term) => term.forms.split(',').map((form) => [normalize(form.trim()), term] as const)),
  )
  if (byForm.size === 0) return []
  const forms = [...byForm.keys()].toSorted((one, other) => other.length - one.length).map(escaped)
  const matches = normalize(text).matchAll(
    new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${forms.join('|')})(?![\p{L}\p{N}])`, 'gu'),
  )
  return [...new Set([...matches].flatMap(([form]) => byForm.get(form) ?? []))]
}
