/** Ignores case and accents, as a patient in an attack types neither. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Whether a text contains every word of `query`, also within longer words, whatever case and accents; true for an empty query. */
export function matchesSearch(text: string, query: string): boolean {
  const searched = plain(text)
  return plain(query)
    .split(/\s+/)
    .every((word) => searched.includes(word))
}
