/** Kinds of file that are recognised by their first bytes. */
export type FileKind = 'pdf' | 'jpg' | 'png'

/** Allowed kinds, sizes and number of files. */
export interface FileLimits {
  /** Allowed kinds; a file's extension and first bytes must both match one. */
  kinds: readonly FileKind[]
  /** Maximum size of one file in bytes, inclusive. */
  bytes: number
  /** Maximum size of all files together in bytes, inclusive; unlimited by default. */
  bytesTogether?: number
  /** Maximum number of files; unlimited by default. With 1, the file picker allows one file. */
  count?: number
}

/** Why a single file is refused. 'kind': its extension is not allowed. 'heic': an iPhone photo, also under another extension. 'content': its first bytes do not match its extension. 'too-large': larger than `bytes`. 'unreadable': a folder, or a file that was moved or not downloaded. */
export type FileError = 'kind' | 'heic' | 'content' | 'empty' | 'too-large' | 'unreadable'

const formats: Record<FileKind, { extensions: string[]; mediaType: string; leadingBytes: number[] }> = {
  pdf: { extensions: ['pdf'], mediaType: 'application/pdf', leadingBytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  jpg: { extensions: ['jpg', 'jpeg'], mediaType: 'image/jpeg', leadingBytes: [0xff, 0xd8, 0xff] },
  png: { extensions: ['png'], mediaType: 'image/png', leadingBytes: [0x89, 0x50, 0x4e, 0x47] },
}

export const mediaTypesOf = (kinds: readonly FileKind[]): string[] => kinds.map((kind) => formats[kind].mediaType)

/** Value of the `accept` attribute. It includes extensions, as iOS disables files whose MIME type it does not know. */
export const acceptOf = (kinds: readonly FileKind[]): string =>
  [
    ...kinds.flatMap((kind) => formats[kind].extensions.map((extension) => `.${extension}`)),
    ...mediaTypesOf(kinds),
  ].join(',')

/** Number of leading bytes that are read: enough to recognise each kind, and HEIC under another extension. */
const headLength = 12
const asText = (bytes: Uint8Array) => String.fromCharCode(...bytes)
const isHeic = (start: Uint8Array) => /^ftyp(?:hei[cmsx]|hevc|mif1|msf1)$/.test(asText(start.subarray(4, headLength)))

const extensionOf = (name: string) => (/\.([^.]+)$/.exec(name)?.[1] ?? '').toLowerCase()

/**
 * Validates one file by its extension, size and first bytes; undefined if it is valid. The browser's MIME type is not used,
 * as it is empty or wrong on many devices. Only the first bytes are read, as 20 MB in memory blocks a cheap phone.
 */
export async function validateFile(
  file: File,
  limits: Pick<FileLimits, 'kinds' | 'bytes'>,
): Promise<FileError | undefined> {
  const extension = extensionOf(file.name)
  const kind = limits.kinds.find((allowed) => formats[allowed].extensions.includes(extension))
  if (kind === undefined) return extension === 'heic' || extension === 'heif' ? 'heic' : 'kind'
  if (file.size === 0) return 'empty'
  if (file.size > limits.bytes) return 'too-large'
  const { leadingBytes } = formats[kind]
  try {
    const start = new Uint8Array(await file.slice(0, headLength).arrayBuffer())
    if (leadingBytes.every((byte, index) => start[index] === byte)) return undefined
    return isHeic(start) ? 'heic' : 'content'
  } catch {
    // A folder, or a file that was moved or that a cloud drive could not download.
    return 'unreadable'
  }
}
