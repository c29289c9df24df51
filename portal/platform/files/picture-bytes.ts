/** What is read from a picture's bytes without decoding it. */
interface PictureBytes {
  /** The picture without metadata such as location, time, camera and thumbnail; to be joined in this order. */
  parts: Uint8Array<ArrayBuffer>[]
  /** Width times height. */
  pixels: number
}

type Bytes = Uint8Array<ArrayBuffer>

const textAt = (bytes: Bytes, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length))
const viewOf = (bytes: Bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Parses a JPEG or PNG; undefined for anything else, and for truncated or damaged ones. */
export function readPicture(bytes: Bytes): PictureBytes | undefined {
  return unlessBroken(() => {
    if (bytes[0] === 0xff && bytes[1] === 0xd8) return readJpeg(bytes)
    return textAt(bytes, 1, 3) === 'PNG' ? readPng(bytes) : undefined
  })
}

/** The result of `read`; undefined if it reads past the end of the bytes (RangeError). */
function unlessBroken<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const marker = {
  firstFrame: 0xc0,
  lastFrame: 0xcf,
  end: 0xd9,
  scan: 0xda,
  firstApp: 0xe0,
  exif: 0xe1,
  profile: 0xe2,
  adobe: 0xee,
  lastApp: 0xef,
  comment: 0xfe,
}
/** Markers between firstFrame and lastFrame that are not frame headers: DHT, JPG, DAC. */
const otherMarkers = [0xc4, 0xc8, 0xcc]

function readJpeg(bytes: Bytes): PictureBytes {
  const view = viewOf(bytes)
  const parts = [bytes.subarray(0, 2)]
  let pixels = 0
  let at = 2
  while (at < bytes.length) {
    if (bytes[at] !== 0xff) throw new RangeError('No segment begins here.')
    const kind = view.getUint8(at + 1)
    // Any number of fill bytes (FF) may precede a marker.
    if (kind === 0xff) {
      at += 1
      continue
    }
    // Data after the end marker is dropped; phones append more pictures there.
    if (kind === marker.end) {
      parts.push(bytes.subarray(at, at + 2))
      break
    }
    const next = at + 2 + view.getUint16(at + 2)
    const segment = bytes.subarray(at, next)
    if (kind >= marker.firstFrame && kind <= marker.lastFrame && !otherMarkers.includes(kind))
      pixels = view.getUint16(at + 5) * view.getUint16(at + 7)
    at = kind === marker.scan ? endOfScan(bytes, next) : next
    parts.push(
      ...(kind === marker.scan
        ? [bytes.subarray(segment.byteOffset - bytes.byteOffset, at)]
        : withoutMetadata(kind, segment)),
    )
  }
  return { parts, pixels }
}

/** The index of the marker that ends a scan. Inside a scan, FF 00 is an escaped FF, and FF D0 to FF D7 are restart markers. */
function endOfScan(bytes: Bytes, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return bytes.length
}

/** A segment without metadata: only what affects how the picture looks, such as colour profile and orientation; empty for all other. */
function withoutMetadata(kind: number, segment: Bytes): Bytes[] {
  if (kind === marker.comment) return []
  if (kind < marker.firstApp || kind > marker.lastApp || kind === marker.adobe) return [segment]
  if (kind === marker.firstApp) return textAt(segment, 4, 4) === 'JFIF' ? [segment] : []
  if (kind === marker.profile) return textAt(segment, 4, 11) === 'ICC_PROFILE' ? [segment] : []
  return kind === marker.exif && textAt(segment, 4, 4) === 'Exif'
    ? (unlessBroken(() => onlyOrientation(segment.subarray(10))) ?? [])
    : []
}

const orientationTag = 0x0112

/** An Exif segment with only the orientation; none if that is the default. */
function onlyOrientation(tiff: Bytes): Bytes[] {
  const view = viewOf(tiff)
  const isLittle = textAt(tiff, 0, 2) === 'II'
  const directory = view.getUint32(4, isLittle)
  const count = view.getUint16(directory, isLittle)
  for (let entry = directory + 2; entry < directory + 2 + count * 12; entry += 12) {
    if (view.getUint16(entry, isLittle) !== orientationTag) continue
    const orientation = view.getUint16(entry + 8, isLittle)
    if (orientation < 2 || orientation > 8) return []
    return [
      Uint8Array.of(
        0xff,
        marker.exif,
        0,
        34,
        0x45,
        0x78,
        0x69,
        0x66,
        0,
        0,
        0x4d,
        0x4d,
        0,
        42,
        0,
        0,
        0,
        8,
        0,
        1,
        0x01,
        0x12,
        0,
        3,
        0,
        0,
        0,
        1,
        0,
        orientation,
        0,
        0,
        0,
        0,
        0,
        0,
      ),
    ]
  }
  return []
}

const metadataChunks = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']

function readPng(bytes: Bytes): PictureBytes {
  const view = viewOf(bytes)
  const parts = [bytes.subarray(0, 8)]
  for (let at = 8; at < bytes.length;) {
    const kind = textAt(bytes, at + 4, 4)
    const next = at + 12 + view.getUint32(at)
    if (!metadataChunks.includes(kind)) parts.push(bytes.subarray(at, next))
    if (kind === 'IEND') break
    at = next
  }
  return { parts, pixels: view.getUint32(16) * view.getUint32(20) }
}
