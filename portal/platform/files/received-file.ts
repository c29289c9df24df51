/** How long the page may stand still for one piece of the work, in ms: well under the time in which a press feels unanswered. */
const patience = 8
/** Signs decoded at a time; a multiple of four, as four signs are three bytes. */
const piece = 2 ** 17

const inside = /^[A-Za-z0-9+/]*$/
const atEnd = /^[A-Za-z0-9+/]*={0,2}$/

/** A timer would wait a second each time in a tab that is not in view. */
function othersTurn(): Promise<void> {
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

/** Strict: `atob` alone passes over blanks and missing ends, and what was cut off on the way would look whole. */
function decode(signs: string, isLast: boolean): Uint8Array<ArrayBuffer> | null {
  if (signs.length % 4 !== 0 || !(isLast ? atEnd : inside).test(signs)) return null
  const text = atob(signs)
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at)
  return bytes
}

async function decodeFrom(start: number, base64: string, parts: Uint8Array<ArrayBuffer>[]): Promise<Blob> {
  const end = performance.now() + patience
  let from = start
  while (from < base64.length && performance.now() < end) {
    const part = decode(base64.slice(from, from + piece), from + piece >= base64.length)
    if (!part) return new Blob()
    parts.push(part)
    from += piece
  }
  if (from >= base64.length) return new Blob(parts)
  await othersTurn()
  return decodeFrom(from, base64, parts)
}

/** The bytes that the clinic sent as base64, of no stated type; empty where they are none. Other work goes on meanwhile. */
export const receivedFile = (base64: string): Promise<Blob> => decodeFrom(0, base64, [])
