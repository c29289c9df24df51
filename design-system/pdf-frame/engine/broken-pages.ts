import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { repairPageTree } from './repair-page-tree.ts'

/** Loads a page, counted from 1; rejects if it is invalid. An empty page without an object in the file replaces an invalid one. */
export async function pageOf(pdf: PDFDocumentProxy, number: number): Promise<PDFPageProxy> {
  const page = await pdf.getPage(number)
  if (page.ref === null && (await page.getOperatorList()).fnArray.length === 0)
    throw new Error(`page ${number} is none`)
  return page
}

const canBeLoaded = (pdf: PDFDocumentProxy, number: number): Promise<boolean> =>
  pdf.getPage(number).then(
    () => true,
    () => false,
  )

/** Whether pages may be missing at the end, as pdf.js stops at the first invalid page. */
export const breaksOff = async (pdf: PDFDocumentProxy): Promise<boolean> => !(await canBeLoaded(pdf, pdf.numPages))

const numbersOf = ({ numPages }: PDFDocumentProxy): number[] =>
  Array.from({ length: numPages }, (_, index) => index + 1)

// A limit, so that a long document opens without reading all of it.
const pagesToTry = 50

async function isComplete(pdf: PDFDocumentProxy): Promise<boolean> {
  const tried = await Promise.all(
    [...numbersOf(pdf).slice(0, pagesToTry), pdf.numPages].map((number) => canBeLoaded(pdf, number)),
  )
  return !tried.includes(false)
}

async function countReadable(pdf: PDFDocumentProxy): Promise<number> {
  const read = await Promise.allSettled(numbersOf(pdf).map((number) => pageOf(pdf, number)))
  return read.filter(({ status }) => status === 'fulfilled').length
}

/** Opens a document. If a page is invalid, opens a repaired copy too, so that later pages are not lost, and returns the one with more readable pages. */
export async function openRepaired(
  open: (bytes: Uint8Array) => Promise<PDFDocumentProxy>,
  bytes: Uint8Array,
): Promise<PDFDocumentProxy> {
  const pdf = await open(bytes)
  if (await isComplete(pdf)) return pdf
  // The bytes were transferred to the worker, so they are read back.
  const repairedBytes = repairPageTree(await pdf.getData())
  const repaired = repairedBytes && (await open(repairedBytes).catch(() => undefined))
  if (!repaired) return pdf
  const [chosen, other] =
    (await countReadable(repaired)) < (await countReadable(pdf)) ? [pdf, repaired] : [repaired, pdf]
  void other.loadingTask.destroy()
  return chosen
}
