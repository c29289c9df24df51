/** What unpacking one picture may take. A page of A4 in colour, 600 dots to the inch, takes 350 MB: more than the pages around it. */
const mostBytes = 500e6

const longestEntry = 4000

const components: Readonly<Record<string, number>> = { DeviceGray: 1, CalGray: 1, Indexed: 1, DeviceCMYK: 4 }

function number(entries: string, names: string): number | undefined {
  const found = new RegExp(`/(?:${names})\\s+(\\d+)(?!\\s+\\d+\\s+R)\\b`).exec(entries)?.[1]
  return found === undefined ? undefined : Number(found)
}

/** How many dots a picture has, if it is too heavy. */
function heavyDots(entries: string): number | undefined {
  // A browser unpacks a JPEG by itself, and at the size that is asked for.
  if (!/\/Subtype\s*\/Image\b/.test(entries) || /\/DCTDecode\b/.test(entries)) return undefined
  const dots = (number(entries, 'Width') ?? 0) * (number(entries, 'Height') ?? 0)
  const isMask = /\/ImageMask\s+true\b/.test(entries)
  const colours = /\/ColorSpace\s*\[?\s*\/(\w+)/.exec(entries)?.[1] ?? ''
  const bits = isMask || /\/(?:JBIG2|CCITTFax)Decode\b/.test(entries) ? 1 : (components[colours] ?? 3) * (number(entries, 'BitsPerComponent') ?? 8)
  // As it comes, once more as a picture, and that in four bytes a dot.
  return dots * ((2 * bits) / 8 + 4) > mostBytes ? dots : undefined
}

/**
 * The most dots that a picture of this file may have: fewer than those that would take the memory of a phone. Nothing
 * when none is so heavy. What describes a picture is never packed, so that it can be read before anything is unpacked.
 */
export function mostDots(bytes: Uint8Array): number | undefined {
  const text = new TextDecoder('latin1').decode(bytes)
  let most: number | undefined
  for (let at = text.indexOf('stream'); at >= 0; at = text.indexOf('stream', at + 1)) {
    const start = Math.max(text.lastIndexOf('obj', at), at - longestEntry)
    const dots = text.startsWith('end', at - 3) ? undefined : heavyDots(text.slice(start, at))
    if (dots !== undefined) most = Math.min(most ?? dots, dots)
  }
  return most === undefined ? undefined : most - 1
}
