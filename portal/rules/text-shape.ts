/** Where a value has texts: its keys in order, whatever the texts say. */
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
 * A short hash (FNV-1a) of the keys in a file of texts: files with the same one have a text, or a list of names, at the
 * same keys. Every first page holds one of each file, so four characters have to do: one file in a million is mistaken.
 */
export function textShape(texts: unknown): string {
  let hash = 0x811c9dc5
  for (const character of outline(texts)) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36).slice(-4)
}
