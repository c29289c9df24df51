/** The kinds of file that can be told apart by their first bytes. */
export type FileKind = 'pdf' | 'jpg' | 'png'

export interface FileLimits {
  /** What may be chosen. */
  kinds: readonly FileKind[]
  /** The most bytes one file may have, inclusive. */
  bytes: number
  /** The most bytes all files together may have, inclusive. */
  bytesTogether?: number
  /** The most files. */
  count?: number
}

/** What can be wrong with a file in itself. A photo as iPhones take it ('heic') is a kind of its own: there is a way out. */
export type FileFault = 'kind' | 'heic' | 'content' | 'empty' | 'too-large' | 'unreadable'

const looks: Record<FileKind, { extensions: string[]; mediaType: string; leadingBytes: number[] }> = {
  pdf: { extensions: ['pdf'], mediaType: 'application/pdf', leadingBytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  jpg: { extensions: ['jpg', 'jpeg'], mediaType: 'image/jpeg', leadingBytes: [0xff, 0xd8, 0xff] },
  png: { extensions: ['png'], mediaType: 'image/png', leadingBytes: [0x89, 0x50, 0x4e, 0x47] },
}

export const mediaTypesOf = (kinds: readonly FileKind[]): string[] => kinds.map((kind) => looks[kind].mediaType)

/** For the file picker: extensions first, as iOS greys out files whose media type it does not know. */
export const acceptOf = (kinds: readonly FileKind[]): string =>
  [...kinds.flatMap((kind) => looks[kind].extensions.map((extension) => `.${extension}`)), ...mediaTypesOf(kinds)].join(',')

/** Enough to know any of them by, and one that only bears the name of another. */
const looked = 12
const asText = (bytes: Uint8Array) => String.fromCharCode(...bytes)
const isHeic = (start: Uint8Array) => /^ftyp(?:hei[cmsx]|hevc|mif1|msf1)$/.test(asText(start.subarray(4, looked)))

const extensionOf = (name: string) => (/\.([^.]+)$/.exec(name)?.[1] ?? '').toLowerCase()

/**
 * Judges one file by its name, its size and its first bytes. Never by the browser's type: that is empty or wrong
 * on many devices. Never by more than the first bytes: 20 MB in memory makes a cheap phone stand still.
 */
export async function faultOf(file: File, limits: Pick<FileLimits, 'kinds' | 'bytes'>): Promise<FileFault | undefined> {
  const extension = extensionOf(file.name)
  const kind = limits.kinds.find((allowed) => looks[allowed].extensions.includes(extension))
  if (kind === undefined) return extension === 'heic' || extension === 'heif' ? 'heic' : 'kind'
  if (file.size === 0) return 'empty'
  if (file.size > limits.bytes) return 'too-large'
  const { leadingBytes } = looks[kind]
  try {
    const start = new Uint8Array(await file.slice(0, looked).arrayBuffer())
    if (leadingBytes.every((byte, place) => start[place] === byte)) return undefined
    return isHeic(start) ? 'heic' : 'content'
  } catch {
    // A folder, a file that moved since, or one that a cloud drive did not fetch.
    return 'unreadable'
  }
}
