/** Path of the archive's page. */
export const pageFile = 'index.html'

/** Limits a name to 80 characters: some systems allow no more than 255 for a whole path. */
const beginning = /^.{0,80}/s

/** Letters, digits and a few signs that every system, archive and URL takes; others become a blank. */
const plain = (name: string): string =>
  (
    beginning.exec(
      name
        .normalize('NFKD')
        .replaceAll(/\p{M}+/gu, '')
        .replaceAll(/[^\w.,()-]+/g, ' ')
        .replaceAll(/^[ .-]+/g, ''),
    )?.[0] ?? ''
  ).replaceAll(/[ .]+$/g, '')

const starts: readonly (readonly [extension: string, bytes: readonly number[]])[] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpg', [0xff, 0xd8, 0xff]],
]

/** Extension by the first bytes: pdf, png or jpg; 'bin' for anything else, which no program opens. */
export const extensionOf = (head: Uint8Array): string =>
  starts.find(([, bytes]) => bytes.every((byte, at) => head[at] === byte))?.[0] ?? 'bin'

/**
 * Gives the path of a file in the archive: its folder, the day (yyyy-mm-dd, '' for none), its name and its extension.
 */
export type PathOf = (folder: string, day: string, name: string, extension: string) => string

/**
 * Returns a function that gives each file of an archive a unique path, such as `brieven/2026-11-17 Brief aan uw
 * huisarts.pdf`.
 */
export function filePaths(): PathOf {
  const taken = new Set<string>()
  return (folder, day, name, extension) => {
    const bare = plain(name.replace(/\.(?:pdf|png|jpe?g)$/i, ''))
    const base = `${folder}/${[day, bare].filter(Boolean).join(' ') || '-'}`
    let path = `${base}.${extension}`
    // Some systems take no two names that differ in capitals only.
    for (let count = 2; taken.has(path.toLowerCase()); count += 1) path = `${base} (${count}).${extension}`
    taken.add(path.toLowerCase())
    return path
  }
}
