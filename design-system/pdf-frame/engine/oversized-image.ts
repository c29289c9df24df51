/** Maximum memory for decoding one image, in bytes. An A4 page in colour at 600 dpi takes 350 MB. */
const maxBytes = 500e6

const longestEntry = 4000

const components: Readonly<Record<string, number>> = { DeviceGray: 1, CalGray: 1, Indexed: 1, DeviceCMYK: 4 }

function number(entries: string, names: string): number | undefined {
  const found = new RegExp(`/(?:${names})\\s+(\\d+)(?!\\s+\\d+\\s+R)\\b`).exec(entries)?.[1]
  return found === undefined ? undefined : Number(found)
}

/** The number of pixels of an image that would take too much memory; undefined for others. */
function oversizedPixels(entries: string): number | undefined {
  // The browser decodes a JPEG itself, at the requested size.
  if (!/\/Subtype\s*\/Image\b/.test(entries) || /\/DCTDecode\b/.test(entries)) return undefined
  const pixelCount = (number(entries, 'Width') ?? 0) * (number(entries, 'Height') ?? 0)
  const isMask = /\/ImageMask\s+true\b/.test(entries)
  const colours = /\/ColorSpace\s*\[?\s*\/(\w+)/.exec(entries)?.[1] ?? ''
  const bits =
    isMask || /\/(?:JBIG2|CCITTFax)Decode\b/.test(entries)
      ? 1
      : (components[colours] ?? 3) * (number(entries, 'BitsPerComponent') ?? 8)
  // Twice the decoded data, and RGBA with four bytes per pixel.
  return pixelCount * ((2 * bits) / 8 + 4) > maxBytes ? pixelCount : undefined
}

/**
 * The largest number of pixels to allow per image of this file, below its smallest image that would take too much memory;
 * undefined if it has none. An image's dictionary is never compressed, so it can be read before anything is decoded.
 */
export function maxImagePixels(bytes: Uint8Array): number | undefined {
  const text = new TextDecoder('latin1').decode(bytes)
  let smallest: number | undefined
  for (let at = text.indexOf('stream'); at >= 0; at = text.indexOf('stream', at + 1)) {
    const start = Math.max(text.lastIndexOf('obj', at), at - longestEntry)
    const pixelCount = text.startsWith('end', at - 3) ? undefined : oversizedPixels(text.slice(start, at))
    if (pixelCount !== undefined) smallest = Math.min(smallest ?? pixelCount, pixelCount)
  }
  return smallest === undefined ? undefined : smallest - 1
}
