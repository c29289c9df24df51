import {
  getDocument,
  PasswordException,
  PDFWorker,
  version,
  VerbosityLevel,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
// Imported as a worker URL: as a plain asset it would be emitted with every part of the design system.
import { default as workerAddress } from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker&url'
import { bodyText } from './body-text.ts'
import { breaksOff, openWhole, pageOf } from './broken-pages.ts'
import { maxCanvasPixels } from './canvas-size.ts'
import { mostDots } from './oversized-image.ts'
import { runSerially } from './run-serially.ts'
import { renderTextLayer } from './render-text-layer.ts'
import { drawStrictly, forgetPage, renderPage } from './render-page.ts'
import { readPage } from './read-page.ts'
import { startWorker } from './trusted-worker.ts'

let worker: PDFWorker | undefined

/** Starts one worker for all documents, as that takes five times as long as rendering a page. */
async function startEngine(): Promise<void> {
  worker ??= new PDFWorker({ port: await startWorker(workerAddress), verbosity: VerbosityLevel.ERRORS } as never)
}

const bytesPerPixel = 4

// URL of character maps, standard fonts and image decoders, on our own origin. See vite.config.ts.
const files = () => new URL(`${import.meta.env.BASE_URL}assets/pdfjs-${version}/`, document.baseURI).href

export interface PageSize {
  width: number
  height: number
}

/** Starts loading a document without active content: no scripts, XFA forms or WebAssembly. */
function startReading(data: Uint8Array, most: number | undefined): PDFDocumentLoadingTask {
  return getDocument({
    data,
    ...(worker && { worker }),
    cMapUrl: `${files()}cmaps/`,
    standardFontDataUrl: `${files()}standard_fonts/`,
    wasmUrl: `${files()}wasm/`,
    // JPEG 2000 and JBIG2 use the JavaScript decoders that are shipped. The CSP forbids WebAssembly, and to
    // allow it for the worker only, a server would have to send a different header with that one file.
    useWasm: false,
    // Text in a font that is not embedded is rendered by Unicode with a font of the device. pdf.js's own fonts would
    // be used by glyph ids, which are other letters in every font.
    useSystemFonts: true,
    // Needed by hasUnmappedGlyphs.
    fontExtraProperties: true,
    // A decoded picture is scaled down to the largest canvas, to save memory.
    canvasMaxAreaInBytes: bytesPerPixel * maxCanvasPixels,
    // A page with a picture that would take too much memory fails.
    ...(most !== undefined && { maxImageSize: most, stopAtErrors: true }),
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
  })
}

/** Opens a document. `ready` rejects if it cannot be read; `close` frees everything opened for it. */
function openDocument(data: Uint8Array): { ready: Promise<PDFDocumentProxy>; close: () => void } {
  const most = mostDots(data)
  const tasks: PDFDocumentLoadingTask[] = []
  let closed = false
  const open = async (bytes: Uint8Array) => {
    if (closed) throw new Error('the document was closed')
    const task = startReading(bytes, most)
    tasks.push(task)
    const pdf = await task.promise
    if (most !== undefined) drawStrictly(pdf)
    return pdf
  }
  const close = () => {
    closed = true
    // Serialised, as a request during closing would never be answered and would block the queue.
    void runSerially(() => Promise.all(tasks.map((task) => task.destroy())))
  }
  return { ready: openWhole(open, data), close }
}

const isLocked = (reason: unknown): boolean => reason instanceof PasswordException

/** A page's size; undefined if it is broken. */
const sizeOf = async (pdf: PDFDocumentProxy, number: number): Promise<PageSize | undefined> => {
  const page = await pageOf(pdf, number).catch(() => undefined)
  const { width, height } = page?.getViewport({ scale: 1 }) ?? {}
  return width !== undefined && height !== undefined ? { width, height } : undefined
}

async function firstSize(pdf: PDFDocumentProxy, from = 1): Promise<PageSize> {
  if (from > pdf.numPages) throw new Error('no page can be read')
  return (await sizeOf(pdf, from)) ?? firstSize(pdf, from + 1)
}

/** The first page's size for all pages, until `allSizes` is ready, so that a long document opens quickly. */
async function firstSizes(pdf: PDFDocumentProxy): Promise<PageSize[]> {
  const first = await firstSize(pdf)
  return Array.from({ length: pdf.numPages }, () => first)
}

/** The size of each page; a broken one gets that of the first valid page. */
async function allSizes(pdf: PDFDocumentProxy): Promise<PageSize[]> {
  const first = await firstSize(pdf)
  return Promise.all(Array.from({ length: pdf.numPages }, async (_, place) => (await sizeOf(pdf, place + 1)) ?? first))
}

/** Everything that uses pdf.js. Imported dynamically, when a document is shown. */
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
