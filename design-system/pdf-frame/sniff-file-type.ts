/** The actual type of a file. 'damaged': it has not the bytes of its stated type. 'unknown': another type. */
export type FileType = 'pdf' | 'png' | 'jpeg' | 'empty' | 'damaged' | 'unknown'

const starts = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
} as const
const pdfMark = '%PDF-'
// PDF readers accept some bytes before the magic bytes. The limit keeps other files from counting as PDF.
const pdfMarkWithin = 1024

/** The type by the first bytes. The sender's MIME type only tells 'damaged' from 'unknown', and allows bytes before a PDF's magic bytes. */
export function sniffFileType(head: Uint8Array, mimetype: string): FileType {
  if (head.length === 0) return 'empty'
  const begins = (bytes: readonly number[]) => bytes.every((byte, index) => head[index] === byte)
  if (begins(starts.png)) return 'png'
  if (begins(starts.jpeg)) return 'jpeg'
  const claim = mimetype.toLowerCase()
  const mark = String.fromCharCode(...head.subarray(0, pdfMarkWithin)).indexOf(pdfMark)
  if (mark === 0 || (mark > 0 && claim.startsWith('application/pdf'))) return 'pdf'
  return /^(?:application\/pdf|image\/(?:png|jpe?g))\b/.test(claim) ? 'damaged' : 'unknown'
}

export const headLength = pdfMarkWithin

/** Types that a browser may open. Others can only be saved. */
const openable = {
  pdf: { mimetype: 'application/pdf', name: 'PDF', extension: 'pdf' },
  png: { mimetype: 'image/png', name: 'PNG', extension: 'png' },
  jpeg: { mimetype: 'image/jpeg', name: 'JPG', extension: 'jpg' },
} as const

export const inertType = 'application/octet-stream'

export const openableAs = (kind: FileType) => (kind in openable ? openable[kind as keyof typeof openable] : undefined)

/** The first 100 characters of a file name. */
const beginning = /^.{0,100}/su

/** Removes control and direction characters, which can make "gpj.exe" read as "exe.jpg", and dots, spaces and dashes at the ends. */
function clean(text: string): string {
  const plain = text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replaceAll(/[<>:"/\\|?*]/g, '-')
    .replaceAll(/\p{Z}+/gu, ' ')
  return (beginning.exec(plain.replaceAll(/^[ .-]+/g, ''))?.[0] ?? '').replaceAll(/[ .]+$/g, '')
}

/** A safe file name with the extension of its type. Types that a browser may not open get one that no program opens. */
export function saveName(filename: string, fallback: string, kind: FileType): string {
  const name = clean(filename) || clean(fallback)
  const type = openableAs(kind)
  return type ? `${name.replace(/\.(?:pdf|png|jpe?g)$/i, '')}.${type.extension}` : `${name}.bin`
}
