import {
  getDocument,
  PasswordException,
  PDFWorker,
  version,
  VerbosityLevel,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
// Imported as a worker URL: a plain asset would be emitted with every component of the design system.
import { default as workerAddress } from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker&url'
import { bodyText } from './body-text.ts'
import { breaksOff, openRepaired, pageOf } from './broken-pages.ts'
import { maxCanvasPixels } from './canvas-size.ts'
import { maxImagePixels } from './oversized-image.ts'
import { runSerially } from './run-serially.ts'
import { renderTextLayer } from './render-text-layer.ts'
import { renderStrictly, forgetPage, renderPage } from './render-page.ts'
import { readPage } from './read-page.ts'
import { startWorker } from './trusted-worker.ts'

let worker: PDFWorker | undefined

/** Starts one worker for all documents, as a start takes five times as long as rendering a page. */
async function startEngine(): Promise<void> {
  worker ??= new PDFWorker({ port: await startWorker(workerAddress), verbosity: VerbosityLevel.ERRORS } as never)
}

const bytesPerPixel = 4

// URL of character maps, standard fonts and image decoders, on the page's own origin. See vite.config.ts.
const files = () => new URL(`${import.meta.env.BASE_URL}assets/pdfjs-${version}/`, document.baseURI).href

export interface PageSize {
  width: number
  height: number
}

/** Starts loading a document without active content: no scripts, XFA forms or WebAssembly. */
function startReading(data: Uint8Array, maxPixels: number | undefined): PDFDocumentLoadingTask {
  return getDocument({
    data,
    ...(worker && { worker }),
    cMapUrl: `${files()}cmaps/`,
    standardFontDataUrl: `${files()}standard_fonts/`,
    wasmUrl: `${files()}wasm/`,
    // JPEG 2000 and JBIG2 are decoded by JavaScript, as the CSP forbids WebAssembly. To allow it for the worker
    // only, a server would have to send another header with that one file.
    useWasm: false,
    // A font that is not embedded is replaced by a font of the device, by Unicode. pdf.js would use its own fonts by
    // glyph id, which is another letter in each font.
    useSystemFonts: true,
    // Needed by hasUnmappedGlyphs.
    fontExtraProperties: true,
    // A decoded image is scaled down to the largest canvas, to save memory.
    canvasMaxAreaInBytes: bytesPerPixel * maxCanvasPixels,
    // A page with an image that would take too much memory fails.
    ...(maxPixels !== undefined && { maxImageSize: maxPixels, stopAtErrors: true }),
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
  })
}

/** Opens a document. `ready` rejects if it cannot be read; `close` frees everything that was opened for it. */
function openDocument(data: Uint8Array): { ready: Promise<PDFDocumentProxy>; close: () => void } {
  const maxPixels = maxImagePixels(data)
  const tasks: PDFDocumentLoadingTask[] = []
  let closed = false
  const open = async (bytes: Uint8Array) => {
    if (closed) throw new Error('the document was closed')
    const task = startReading(bytes, maxPixels)
    tasks.push(task)
    const pdf = await task.promise
    if (maxPixels !== undefined) renderStrictly(pdf)
    return pdf
  }
  const close = () => {
    closed = true
    // Serialised, as a request during closing would get no answer and block the queue.
    void runSerially(() => Promise.all(tasks.map((task) => task.destroy())))
  }
  return { ready: openRepaired(open, data), close }
}

const isLocked = (reason: unknown): boolean => reason instanceof PasswordException

/** Size of a page in points; undefined if the page is invalid. */
const sizeOf = async (pdf: PDFDocumentProxy, number: number): Promise<PageSize | undefined> => {
  const page = await pageOf(pdf, number).catch(() => undefined)
  const { width, height } = page?.getViewport({ scale: 1 }) ?? {}
  return width !== undefined && height !== undefined ? { width, height } : undefined
}

async function firstSize(pdf: PDFDocumentProxy, from = 1): Promise<PageSize> {
  if (from > pdf.numPages) throw new Error('no page can be read')
  return (await sizeOf(pdf, from)) ?? firstSize(pdf, from + 1)
}

/** The first page's size for all pages, so that a long document opens quickly. It is replaced by `allSizes`. */
async function firstSizes(pdf: PDFDocumentProxy): Promise<PageSize[]> {
  const first = await firstSize(pdf)
  return Array.from({ length: pdf.numPages }, () => first)
}

/** The size of each page; an invalid page gets that of the first valid one. */
async function allSizes(pdf: PDFDocumentProxy): Promise<PageSize[]> {
  const first = await firstSize(pdf)
  return Promise.all(Array.from({ length: pdf.numPages }, async (_, index) => (await sizeOf(pdf, index + 1)) ?? first))
}

/** Everything that uses pdf.js. Imported dynamically when a document is shown. */
export const engine = {
  startEngine,
  openDocument,
  isLocked,
  breaksOff,
  pageOf,
  firstSizes,
  allSizes,
  bodyText,
  renderPage,
  forgetPage,
  renderTextLayer,
  readPage,
}
