import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { packTar } from 'modern-tar'

/** Contents of files by path, with `/` between folders. */
export type Files = Readonly<Record<string, Uint8Array>>

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** By code units: the order of a locale may differ between machines. */
const sorted = (files: Files): [string, Uint8Array][] =>
  Object.entries(files).toSorted(([one], [other]) => (one < other ? -1 : 1))

/** SHA-256 of each file, in lines as `sha256sum --check` reads them. */
export const sumsOf = (files: Files): string =>
  sorted(files)
    .map(([path, bytes]) => `${sha256(bytes)}  ${path}\n`)
    .join('')

/** Offset of the byte in a gzip header that names the operating system, and its value for "unknown" (RFC 1952). */
const gzipSystem = { at: 9, unknown: 255 }

/**
 * A .tar.gz with all files in one folder. It contains nothing of the machine or the moment it is made: files are sorted,
 * have no owner, and all have the same mode and the time `mtime`.
 */
export async function archiveOf(folder: string, files: Files, mtime: Date): Promise<Buffer> {
  const entries = sorted(files).map(([path, body]) => ({
    header: {
      name: `${folder}/${path}`,
      size: body.length,
      type: 'file' as const,
      mode: 0o644,
      mtime,
      uid: 0,
      gid: 0,
      uname: '',
      gname: '',
    },
    body,
  }))
  const packed = gzipSync(await packTar(entries), { level: 9 })
  packed[gzipSystem.at] = gzipSystem.unknown
  return packed
}
