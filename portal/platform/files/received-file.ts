/** How long decoding may block the page at a time, in ms; short enough that a press still feels immediate. */
const sliceMs = 8
/** Characters decoded at a time. */
const chunkLength = 2 ** 17

const dataAddress = /^data:[^,]{0,100};base64,/i
const inside = /^[A-Za-z0-9+/]*$/
const atEnd = /^[A-Za-z0-9+/]*={0,2}$/

/** Yields to other tasks. By a message, as timers in a hidden tab wait a second. */
function yieldToTasks(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.addEventListener(
      'message',
      () => {
        port1.close()
        resolve()
      },
      { once: true },
    )
    port1.start()
    port2.postMessage(null)
  })
}

/** Without line breaks and in the standard alphabet. A space stays, and is refused: it may have been a plus sign. */
const standard = (characters: string): string =>
  characters
    .replaceAll(/[\r\n]+/g, '')
    .replaceAll('-', '+')
    .replaceAll('_', '/')

/** Padding is complete or absent; one character left over is no byte. */
const endsWell = (characters: string): boolean =>
  atEnd.test(characters) && (characters.length % 4 === 0 || (characters.length % 4 > 1 && !characters.endsWith('=')))

/** Decodes strictly; null if invalid. `atob` alone accepts whitespace, and padding that is incomplete. */
function decode(characters: string, isLast: boolean): Uint8Array<ArrayBuffer> | null {
  if (!(isLast ? endsWell(characters) : inside.test(characters))) return null
  const text = atob(characters)
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at)
  return bytes
}

// The last bytes of a PDF, which must contain its end mark, and the ends of a PNG and a JPEG.
const tailLength = 1024
const ownEnd = /%%EOF|IEND\xAE\x42\x60\x82$|\xFF\xD9$/

/** Whether the file has its format's end mark, and so is complete. */
const isComplete = async (file: Blob): Promise<boolean> =>
  ownEnd.test(String.fromCharCode(...new Uint8Array(await file.slice(-tailLength).arrayBuffer())))

interface Decoded {
  parts: Uint8Array<ArrayBuffer>[]
  /** Index in the text from which decoding continues. */
  from: number
  /** Characters left over, fewer than four. */
  rest: string
}

async function decodeFrom(base64: string, { parts, ...before }: Decoded): Promise<Blob> {
  const end = performance.now() + sliceMs
  let { from, rest } = before
  let isPadded = true
  while (from < base64.length && performance.now() < end) {
    const characters = rest + standard(base64.slice(from, from + chunkLength))
    from += chunkLength
    const isLast = from >= base64.length
    const whole = characters.length - (isLast ? 0 : characters.length % 4)
    const part = decode(characters.slice(0, whole), isLast)
    if (!part) return new Blob()
    parts.push(part)
    rest = characters.slice(whole)
    isPadded = whole % 4 === 0
  }
  if (from < base64.length) {
    await yieldToTasks()
    return decodeFrom(base64, { parts, from, rest })
  }
  const file = new Blob(parts)
  // Without padding a truncated text looks complete.
  return isPadded || (await isComplete(file)) ? file : new Blob()
}

/**
 * Decodes base64 to a blob without a type, in pieces that do not block the page. Also with line breaks, as a data address,
 * in the URL-safe alphabet and without padding (RFC 2045 and 4648). An empty blob if it is invalid or truncated.
 */
export const receivedFile = (base64: string): Promise<Blob> =>
  decodeFrom(base64.trim().replace(dataAddress, ''), { parts: [], from: 0, rest: '' })
