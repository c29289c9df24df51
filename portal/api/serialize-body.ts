/** The JSON of a body; a blob if the body holds blobs of base64, so that 80 MB of text is never one string in memory. */
export function serializeBody(body: unknown): string | Blob {
  const files: Blob[] = []
  // Placeholder for a blob; random, so that no typed text equals it.
  const placeholder = `file ${crypto.randomUUID()}`
  const text = JSON.stringify(body, (_key, value: unknown) => {
    if (!(value instanceof Blob)) return value
    files.push(value)
    return placeholder
  })
  if (files.length === 0) return text
  const pieces = text.split(placeholder)
  return new Blob(pieces.flatMap((piece, at) => [piece, ...files.slice(at, at + 1)]))
}
