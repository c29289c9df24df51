/** The structure of a value: its sorted keys and where they hold texts, without the texts. */
function outline(value: unknown): string {
  if (typeof value === 'string') return 'text'
  if (Array.isArray(value))
    return value.length > 0 && value.every((name) => typeof name === 'string') ? 'list' : 'unknown'
  if (typeof value !== 'object' || value === null) return 'unknown'
  return `{${Object.entries(value)
    .map(([key, part]) => `${JSON.stringify(key)}:${outline(part)}`)
    .toSorted()
    .join()}}`
}

/**
 * A short hash (FNV-1a) of the keys in a file of texts: files with the same hash have a text, or a list of names, at the
 * same keys. Every first page contains one for each file, so it has four characters: one file in a million is mistaken.
 */
export function textShape(texts: unknown): string {
  let hash = 0x811c9dc5
  for (const character of outline(texts)) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36).slice(-4)
}
