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

/** What can be wrong with a file in itself. */
export type FileFault = 'kind' | 'content' | 'empty' | 'too-large' | 'unreadable'

const looks: Record<FileKind, { extensions: string[]; mediaType: string; leadingBytes: number[] }> = {
  pdf: { extensions: ['pdf'], mediaType: 'application/pdf', leadingBytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  jpg: { extensions: ['jpg', 'jpeg'], mediaType: 'image/jpeg', leadingBytes: [0xff, 0xd8, 0xff] },
  png: { extensions: ['png'], mediaType: 'image/png', leadingBytes: [0x89, 0x50, 0x4e, 0x47] },
}

export const mediaTypesOf = (kinds: readonly FileKind[]): string[] => kinds.map((kind) => looks[kind].mediaType)

/** For the file picker: extensions first, as iOS greys out files whose media type it does not know. */
export const acceptOf = (kinds: readonly FileKind[]): string =>
  [...kinds.flatMap((kind) => looks[kind].extensions.map((extension) => `.${extension}`)), ...mediaTypesOf(kinds)].join(',')

const extensionOf = (name: string) => (/\.([^.]+)$/.exec(name)?.[1] ?? '').toLowerCase()

/**
 * Judges one file by its name, its size and its first bytes. Never by the browser's type: that is empty or wrong
 * on many devices. Never by more than the first bytes: 20 MB in memory makes a cheap phone stand still.
 */
export async function faultOf(file: File, limits: Pick<FileLimits, 'kinds' | 'bytes'>): Promise<FileFault | undefined> {
  const kind = limits.kinds.find((allowed) => looks[allowed].extensions.includes(extensionOf(file.name)))
  if (kind === undefined) return 'kind'
  if (file.size === 0) return 'empty'
  if (file.size > limits.bytes) return 'too-large'
  const { leadingBytes } = looks[kind]
  try {
    const start = new Uint8Array(await file.slice(0, leadingBytes.length).arrayBuffer())
    return leadingBytes.every((byte, place) => start[place] === byte) ? undefined : 'content'
  } catch {
    // A folder, a file that moved since, or one that a cloud drive did not fetch.
    return 'unreadable'
  }
}
