/** What a file is, whatever it says it is. */
export type DocumentKind = 'pdf' | 'png' | 'jpeg' | 'empty' | 'damaged' | 'unknown'

const starts = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
} as const
const pdfMark = '%PDF-'
// Readers accept some rubbish before the mark. A file of another kind must not pass for a PDF by it.
const pdfMarkWithin = 1024

/** Judges by the leading bytes: a sender's type is a claim, and a browser acts on it. */
export function judgeBytes(head: Uint8Array, mimetype: string): DocumentKind {
  if (head.length === 0) return 'empty'
  const begins = (bytes: readonly number[]) => bytes.every((byte, place) => head[place] === byte)
  if (begins(starts.png)) return 'png'
  if (begins(starts.jpeg)) return 'jpeg'
  const claim = mimetype.toLowerCase()
  const mark = String.fromCharCode(...head.subarray(0, pdfMarkWithin)).indexOf(pdfMark)
  if (mark === 0 || (mark > 0 && claim.startsWith('application/pdf'))) return 'pdf'
  return /^(?:application\/pdf|image\/(?:png|jpe?g))\b/.test(claim) ? 'damaged' : 'unknown'
}

export const headLength = pdfMarkWithin

/** The types a browser may open. All else is bytes to save and nothing more. */
const openable = {
  pdf: { mimetype: 'application/pdf', name: 'PDF', extension: 'pdf' },
  png: { mimetype: 'image/png', name: 'PNG', extension: 'png' },
  jpeg: { mimetype: 'image/jpeg', name: 'JPG', extension: 'jpg' },
} as const

export const inertType = 'application/octet-stream'

export const openableAs = (kind: DocumentKind) => (kind in openable ? openable[kind as keyof typeof openable] : undefined)

/** Longer names do not fit every disk, and nobody reads them. */
const beginning = /^.{0,100}/su

/** Control and direction characters can make "gpj.exe" read as "exe.jpg"; dots and dashes around a name hide it or lead elsewhere. */
function clean(text: string): string {
  const plain = text.normalize('NFC').replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').replaceAll(/[<>:"/\\|?*]/g, '-').replaceAll(/\p{Z}+/gu, ' ')
  return (beginning.exec(plain.replaceAll(/^[ .-]+/g, ''))?.[0] ?? '').replaceAll(/[ .]+$/g, '')
}

/** A name to save under that says what the file is, and hides nothing. What no browser should open, no press on the saved file opens either. */
export function saveName(filename: string, fallback: string, kind: DocumentKind): string {
  const name = clean(filename) || clean(fallback)
  const type = openableAs(kind)
  return type ? `${name.replace(/\.(?:pdf|png|jpe?g)$/i, '')}.${type.extension}` : `${name}.bin`
}
