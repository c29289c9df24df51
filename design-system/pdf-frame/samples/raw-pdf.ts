/** Builds a PDF from raw objects, numbered from 1; object 1 is the catalog. For files that no library writes. */
export function rawPdf(objects: readonly string[]): Uint8Array<ArrayBuffer> {
  let text = '%PDF-1.7\n'
  const places = objects.map((object, place) => {
    const start = text.length
    text += `${place + 1} 0 obj\n${object}\nendobj\n`
    return `${String(start).padStart(10, '0')} 00000 n \n`
  })
  const table = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return new TextEncoder().encode(text)
}

export const stream = (text: string) => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`
const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'

/** A number of pages, each with its number as text. */
export function longPdf(pages: number): Uint8Array<ArrayBuffer> {
  const numbers = Array.from({ length: pages }, (_, place) => place)
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${numbers.map((place) => `${4 + 2 * place} 0 R`).join(' ')}] >>`,
    font,
    ...numbers.flatMap((place) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F 3 0 R >> >> /Contents ${5 + 2 * place} 0 R >>`,
      stream(`BT /F 24 Tf 64 700 Td (Bladzijde ${place + 1}) Tj ET`),
    ]),
  ])
}

/** One page with a link for each action; the document has `script` as open action. */
export function linkedPdf(actions: readonly string[], script = 'app.alert(1)'): Uint8Array<ArrayBuffer> {
  return rawPdf([
    `<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (${script}) >> >>`,
    '<< /Type /Pages /Count 1 /Kids [4 0 R] >>',
    font,
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F 3 0 R >> >> /Contents 5 0 R /Annots [${actions.map((_, place) => `${6 + place} 0 R`).join(' ')}] >>`,
    stream('BT /F 24 Tf 64 780 Td (Verwijzingen) Tj ET'),
    ...actions.map(
      (action, place) =>
        `<< /Type /Annot /Subtype /Link /Rect [64 ${700 - 40 * place} 300 ${724 - 40 * place}] /Border [0 0 0] /A << ${action} >> >>`,
    ),
  ])
}
