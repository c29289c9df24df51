/** Object 1 is the catalogue; the number of each is its place. A string is ASCII. */
export type PdfObject = string | Uint8Array

const bytesOf = (part: PdfObject): Buffer =>
  typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part)

/** Writes a PDF by hand, for what no writer will make. */
export function writePdf(objects: readonly PdfObject[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  let length = parts[0]?.length ?? 0
  const add = (...more: PdfObject[]) => {
    for (const part of more.map(bytesOf)) {
      parts.push(part)
      length += part.length
    }
  }
  const places = objects.map((object, place) => {
    const start = length
    add(`${place + 1} 0 obj\n`, object, '\nendobj\n')
    return `${String(start).padStart(10, '0')} 00000 n \n`
  })
  const table = length
  add(
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${table}\n%%EOF\n`,
  )
  return Buffer.concat(parts)
}

export const stream = (content: PdfObject, entries = ''): Buffer => {
  const bytes = bytesOf(content)
  return Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ])
}

export const helvetica = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'

interface OnePage {
  content: PdfObject
  /** Objects from number 6 on. */
  more?: readonly PdfObject[]
  /** The font that the page calls F; object 3. */
  font?: PdfObject
  /** More entries of the page, of its resources and of the catalogue. */
  page?: string
  resources?: string
  catalogue?: string
  mediaBox?: string
  trailer?: string
}

/** A document of one page: 2 its tree, 3 its font, 4 the page, 5 what stands on it. */
export const onePage = ({
  content,
  more = [],
  font = helvetica,
  page = '',
  resources = '',
  catalogue = '',
  mediaBox = '[0 0 595 842]',
  trailer = '',
}: OnePage): Buffer =>
  writePdf(
    [
      `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
      '<< /Type /Pages /Count 1 /Kids [4 0 R] >>',
      font,
      `<< /Type /Page /Parent 2 0 R /MediaBox ${mediaBox} /Resources << /Font << /F 3 0 R >> ${resources} >> /Contents 5 0 R ${page} >>`,
      stream(content),
      ...more,
    ],
    trailer,
  )

export const line = (text: string, x = 64, y = 700, size = 24): string =>
  `BT /F ${size} Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET`
