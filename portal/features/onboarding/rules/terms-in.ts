/** A word that may need explaining, with every form it stands in. */
interface Term {
  name: string
  /** With commas between them: 'aura, aura’s'. */
  forms: string
  meaning: string
}

/** One way to write what can be written in two: an accent as one sign or two, either apostrophe, any kind of dash or blank. */
const plain = (text: string) => text.normalize('NFC').toLocaleLowerCase('nl').replaceAll(/[’‘ʼ]/g, "'").replaceAll(/[\u2010\u2011]/g, '-').replaceAll(/\s+/g, ' ')
const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** The terms that a text names, in the order it names them. Whole words only, and of two that begin alike the longest. */
export function termsIn<Known extends Term>(text: string, terms: readonly Known[]): Known[] {
  const byForm = new Map(terms.flatMap((term) => term.forms.split(',').map((form) => [plain(form.trim()), term] as const)))
  if (byForm.size === 0) return []
  const forms = [...byForm.keys()].toSorted((one, other) => other.length - one.length).map(escaped)
  const found = plain(text).matchAll(new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${forms.join('|')})(?![\p{L}\p{N}])`, 'gu'))
  return [...new Set([...found].flatMap(([form]) => byForm.get(form) ?? []))]
}
