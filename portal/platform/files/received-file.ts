/** How long decoding may block the page at a time, in ms; short enough that a press still feels immediate. */
const sliceMs = 8
/** Characters decoded at a time; a multiple of four, as four base64 characters are three bytes. */
const chunkLength = 2 ** 17

const inside = /^[A-Za-z0-9+/]*$/
const atEnd = /^[A-Za-z0-9+/]*={0,2}$/

/** Yields to other tasks. By a message, as timers in a hidden tab wait a second. */
function yieldToTasks(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    }, { once: true })
    port1.start()
    port2.postMessage(null)
  })
}

/** Decodes strictly; null if invalid. `atob` alone accepts whitespace and missing padding, so a truncated file would look complete. */
function decode(characters: string, isLast: boolean): Uint8Array<ArrayBuffer> | null {
  if (characters.length % 4 !== 0 || !(isLast ? atEnd : inside).test(characters)) return null
  const text = atob(characters)
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at)
  return bytes
}

async function decodeFrom(start: number, base64: string, parts: Uint8Array<ArrayBuffer>[]): Promise<Blob> {
  const end = performance.now() + sliceMs
  let from = start
  while (from < base64.length && performance.now() < end) {
    const part = decode(base64.slice(from, from + chunkLength), from + chunkLength >= base64.length)
    if (!part) return new Blob()
    parts.push(part)
    from += chunkLength
  }
  if (from >= base64.length) return new Blob(parts)
  await yieldToTasks()
  return decodeFrom(from, base64, parts)
}

/** Decodes base64 to a blob without a type, in pieces that do not block the page. An empty blob if it is invalid. */
export const receivedFile = (base64: string): Promise<Blob> => decodeFrom(0, base64, [])
