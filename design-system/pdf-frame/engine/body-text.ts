import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { pageOf } from './broken-pages.ts'
import { pageAnnotations } from './page-annotations.ts'

/** Size and amount of a document's text. */
export interface BodyText {
  /** Median font size over all letters, in points. */
  size: number
  /** Number of letters, without spaces. */
  letters: number
}

// The first pages are enough to recognise a scan.
const pagesToRead = 5
/** Assumed font size of a filled-in value, in points. */
const entrySize = 12

const lettersIn = (text: string): number => text.replaceAll(/\s+/g, '').length

async function textOf(page: PDFPageProxy): Promise<BodyText[]> {
  const [{ items }, { entries }] = await Promise.all([page.getTextContent(), pageAnnotations(page)])
  const printed = items.flatMap((item) => {
    if (!('str' in item)) return []
    const [, , x = 0, y = 0] = item.transform as number[]
    return [{ size: Math.hypot(x, y) * page.userUnit, letters: lettersIn(item.str) }]
  })
  return [
    ...printed.filter(({ letters }) => letters > 0),
    ...entries.map(({ text }) => ({ size: entrySize, letters: Math.max(lettersIn(text), 1) })),
  ]
}

/** The median size of these pieces of text, weighted by letters; undefined without any. */
function bodyOf(pieces: readonly BodyText[]): BodyText | undefined {
  const letters = pieces.reduce((sum, piece) => sum + piece.letters, 0)
  let seen = 0
  const middle = pieces
    .toSorted((one, other) => one.size - other.size)
    .find((piece) => (seen += piece.letters) >= letters / 2)
  return middle && { size: middle.size, letters }
}

/** Size and amount of the text of the first five pages, printed or filled in; undefined for a scan. */
export async function bodyText(pdf: PDFDocumentProxy): Promise<BodyText | undefined> {
  const numbers = Array.from({ length: Math.min(pdf.numPages, pagesToRead) }, (_, index) => index + 1)
  return bodyOf(
    (
      await Promise.all(
        numbers.map((number) =>
          pageOf(pdf, number)
            .then(textOf)
            .catch(() => []),
        ),
      )
    ).flat(),
  )
}
