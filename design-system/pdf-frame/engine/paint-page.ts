import { OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { pageOf } from './broken-pages.ts'
import { dotsPerPixel } from './canvas-size.ts'
import { inTurn } from './in-turn.ts'
import { lettersInDoubt } from './letters-in-doubt.ts'
import { release } from './release.ts'

/** A page that is drawn whole, or one whose letters may not be those that were meant. */
type Painted = 'drawn' | 'doubtful'

/** Draws a page in `holder` in the place of what was drawn there before, which stays until the new drawing is whole. */
export const paintPage = (pdf: PDFDocumentProxy, number: number, holder: HTMLElement, scale: number, signal: AbortSignal): Promise<Painted> =>
  inTurn(() => paint(pdf, number, holder, scale, signal))

const strict = new WeakSet<PDFDocumentProxy>()

/** From now on a page of this document is drawn whole or not at all: one without its picture looks as if it had none. */
export const drawStrictly = (pdf: PDFDocumentProxy): void => { strict.add(pdf) }

/** pdf.js stops at a picture that is too large and keeps quiet about it: what is left is nothing, or something that never ends. */
async function isCutOff(page: PDFPageProxy): Promise<boolean> {
  const operators = (await page.getOperatorList()).fnArray as readonly number[]
  const count = (wanted: number) => operators.filter((operator) => operator === wanted).length
  return operators.length === 0 || count(OPS.save) !== count(OPS.restore)
}

async function paint(pdf: PDFDocumentProxy, number: number, holder: HTMLElement, scale: number, signal: AbortSignal): Promise<Painted> {
  if (signal.aborted) return 'drawn'
  const page = await pageOf(pdf, number)
  if (strict.has(pdf) && await isCutOff(page)) throw new Error(`page ${number} holds what would take all memory`)
  const { width, height } = page.getViewport({ scale })
  const viewport = page.getViewport({ scale: scale * dotsPerPixel(width, height, globalThis.devicePixelRatio) })
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(Math.floor(viewport.width), 1)
  canvas.height = Math.max(Math.floor(viewport.height), 1)
  const task = page.render({ canvas, viewport })
  const stop = () => task.cancel()
  signal.addEventListener('abort', stop, { once: true })
  try {
    await task.promise
    const doubtful = await lettersInDoubt(page)
    const before = [...holder.querySelectorAll('canvas')]
    holder.replaceChildren(canvas)
    before.forEach(release)
    return doubtful ? 'doubtful' : 'drawn'
  } catch (reason) {
    release(canvas)
    if (!signal.aborted) throw reason
    return 'drawn'
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/** Gives back what pdf.js keeps of a page to draw it again: a large picture weighs as much as its canvas. */
export const forgetPage = (page: PDFPageProxy): void => { page.cleanup() }
