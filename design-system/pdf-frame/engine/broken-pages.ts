import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { mendPages } from './mend-pages.ts'

/** A page, or a failure for one that is none. An empty one that stands nowhere in the file is only there in its place. */
export async function pageOf(pdf: PDFDocumentProxy, number: number): Promise<PDFPageProxy> {
  const page = await pdf.getPage(number)
  if (page.ref === null && (await page.getOperatorList()).fnArray.length === 0) throw new Error(`page ${number} is none`)
  return page
}

const isThere = (pdf: PDFDocumentProxy, number: number): Promise<boolean> => pdf.getPage(number).then(() => true, () => false)

/** Whether pdf.js may have lost pages: it looks for none behind the first that is none. */
export const breaksOff = async (pdf: PDFDocumentProxy): Promise<boolean> => !await isThere(pdf, pdf.numPages)

const numbersOf = ({ numPages }: PDFDocumentProxy): number[] => Array.from({ length: numPages }, (_, place) => place + 1)

// A long document must not wait for its end.
const pagesToTry = 50

async function isWhole(pdf: PDFDocumentProxy): Promise<boolean> {
  const tried = await Promise.all([...numbersOf(pdf).slice(0, pagesToTry), pdf.numPages].map((number) => isThere(pdf, number)))
  return !tried.includes(false)
}

async function countReadable(pdf: PDFDocumentProxy): Promise<number> {
  const read = await Promise.allSettled(numbersOf(pdf).map((number) => pageOf(pdf, number)))
  return read.filter(({ status }) => status === 'fulfilled').length
}

/** Opens a document, and once more with its pages mended if one of them is none: that one must not take others along. */
export async function openWhole(open: (bytes: Uint8Array) => Promise<PDFDocumentProxy>, bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const pdf = await open(bytes)
  if (await isWhole(pdf)) return pdf
  // The bytes went to the worker, and come back from there.
  const mendedBytes = mendPages(await pdf.getData())
  const mended = mendedBytes && await open(mendedBytes).catch(() => undefined)
  if (!mended) return pdf
  const [chosen, other] = await countReadable(mended) < await countReadable(pdf) ? [pdf, mended] : [mended, pdf]
  void other.loadingTask.destroy()
  return chosen
}
