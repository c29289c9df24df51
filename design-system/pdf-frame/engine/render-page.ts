import { OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { pageOf } from './broken-pages.ts'
import { dotsPerPixel } from './canvas-size.ts'
import { runSerially } from './run-serially.ts'
import { hasUnmappedGlyphs } from './unmapped-glyphs.ts'
import { hasLostImage } from './lost-image.ts'
import { release } from './release.ts'

/** 'drawn': complete. 'incomplete': an image is missing. 'doubtful': letters may be wrong. */
type RenderResult = 'drawn' | 'incomplete' | 'doubtful'

/** Renders a page, counted from 1, into `holder`. The previous canvas stays until the new one is complete. Rejects on failure; when aborted, it resolves. */
export const renderPage = (
  pdf: PDFDocumentProxy,
  number: number,
  holder: HTMLElement,
  scale: number,
  signal: AbortSignal,
): Promise<RenderResult> => runSerially(() => render(pdf, number, holder, scale, signal))

const strict = new WeakSet<PDFDocumentProxy>()

/** Makes pages of this document fail that are not rendered completely, as a page without its image would look complete. */
export const renderStrictly = (pdf: PDFDocumentProxy): void => {
  strict.add(pdf)
}

/** Whether rendering stopped at an image that is too large. pdf.js does not report that: the operator list is empty or unfinished. */
async function isCutOff(page: PDFPageProxy): Promise<boolean> {
  const operators = (await page.getOperatorList()).fnArray as readonly number[]
  const count = (wanted: number) => operators.filter((operator) => operator === wanted).length
  return operators.length === 0 || count(OPS.save) !== count(OPS.restore)
}

async function checkPage(page: PDFPageProxy): Promise<RenderResult> {
  if (await hasUnmappedGlyphs(page)) return 'doubtful'
  return (await hasLostImage(page)) ? 'incomplete' : 'drawn'
}

async function render(
  pdf: PDFDocumentProxy,
  number: number,
  holder: HTMLElement,
  scale: number,
  signal: AbortSignal,
): Promise<RenderResult> {
  if (signal.aborted) return 'drawn'
  const page = await pageOf(pdf, number)
  if (strict.has(pdf) && (await isCutOff(page))) throw new Error(`page ${number} holds what would take all memory`)
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
    const result = await checkPage(page)
    const before = [...holder.querySelectorAll('canvas')]
    holder.replaceChildren(canvas)
    before.forEach(release)
    return result
  } catch (reason) {
    release(canvas)
    if (!signal.aborted) throw reason
    return 'drawn'
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/** Frees what pdf.js caches for rendering a page again: a large image takes as much memory as its canvas. */
export const forgetPage = (page: PDFPageProxy): void => {
  page.cleanup()
}
