/** The JSON of a body. Its blobs hold base64: they go in as they lie on the device, so that no page ever holds 80 MB of text. */
export function serializeBody(body: unknown): string | Blob {
  const files: Blob[] = []
  // Stands where a file goes; nobody can have typed it.
  const place = `file ${crypto.randomUUID()}`
  const text = JSON.stringify(body, (_key, value: unknown) => {
    if (!(value instanceof Blob)) return value
    files.push(value)
    return place
  })
  if (files.length === 0) return text
  const parts = text.split(place)
  return new Blob(parts.flatMap((part, at) => [part, ...files.slice(at, at + 1)]))
}
