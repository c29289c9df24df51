import { getDocument, PasswordException, PDFWorker, version, VerbosityLevel, type PDFDocumentLoadingTask, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
// Taken over as a worker: as a mere file it would come with every part of the design system, shown or not.
import { default as workerAddress } from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker&url'
import { breaksOff, openWhole, pageOf } from './broken-pages.ts'
import { maxCanvasPixels } from './canvas-size.ts'
import { mostDots } from './heavy-picture.ts'
import { inTurn } from './in-turn.ts'
import { layText } from './lay-text.ts'
import { pageAnnotations } from './page-annotations.ts'
import { drawStrictly, forgetPage, paintPage } from './paint-page.ts'
import { readPage } from './read-page.ts'
import { startWorker } from './trusted-worker.ts'

let worker: PDFWorker | undefined

/** One worker for all documents: starting it takes five times as long as a page. */
async function startEngine(): Promise<void> {
  worker ??= new PDFWorker({ port: await startWorker(workerAddress), verbosity: VerbosityLevel.ERRORS } as never)
}

const bytesPerPixel = 4

// Maps of characters, standard fonts and decoders of scans, from our own origin. See vite.config.ts.
const files = () => new URL(`${import.meta.env.BASE_URL}assets/pdfjs-${version}/`, document.baseURI).href

export interface PageSize {
  width: number
  height: number
}

/** Starts to read a file of which nothing acts: no scripts, no XFA forms, no WebAssembly. */
function startReading(data: Uint8Array, most: number | undefined): PDFDocumentLoadingTask {
  return getDocument({
    data,
    ...(worker && { worker }),
    cMapUrl: `${files()}cmaps/`,
    standardFontDataUrl: `${files()}standard_fonts/`,
    wasmUrl: `${files()}wasm/`,
    // JPEG 2000 and JBIG2 are read by the decoders without WebAssembly, which come along. The policy admits none, and to
    // admit it for the worker alone, every plain server would have to send a header of its own with that one file.
    useWasm: false,
    // A font that the document does not bring along is drawn letter by letter with one of the device. Ours would stand
    // in for it by the numbers of its glyphs, and those mean other letters in every font.
    useSystemFonts: true,
    // Tells which letters are a guess.
    fontExtraProperties: true,
    // Once unpacked, a picture keeps no more memory than the largest canvas that could show it.
    canvasMaxAreaInBytes: bytesPerPixel * maxCanvasPixels,
    // A page with a picture that would take all memory is not drawn, and says so.
    ...(most !== undefined && { maxImageSize: most, stopAtErrors: true }),
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
  })
}

/** Opens a document; to close it closes whatever was opened for it. */
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
    // What is asked while it closes gets no answer; and what waits for one in its turn would keep all others waiting.
    void inTurn(() => Promise.all(tasks.map((task) => task.destroy())))
  }
  return { ready: openWhole(open, data), close }
}

const isLocked = (reason: unknown): boolean => reason instanceof PasswordException

/** The size of a page, or nothing of one that is broken. */
const sizeOf = async (pdf: PDFDocumentProxy, number: number): Promise<PageSize | undefined> => {
  const page = await pageOf(pdf, number).catch(() => undefined)
  const { width, height } = page?.getViewport({ scale: 1 }) ?? {}
  return width !== undefined && height !== undefined ? { width, height } : undefined
}

async function firstSize(pdf: PDFDocumentProxy, from = 1): Promise<PageSize> {
  if (from > pdf.numPages) throw new Error('no page can be read')
  return await sizeOf(pdf, from) ?? firstSize(pdf, from + 1)
}

/** The first page's size stands for all until the rest are known: a long document must not wait for its end. */
async function firstSizes(pdf: PDFDocumentProxy): Promise<PageSize[]> {
  const first = await firstSize(pdf)
  return Array.from({ length: pdf.numPages }, () => first)
}

/** A page that is broken takes the room of the first that is not: one does not condemn the others. */
async function allSizes(pdf: PDFDocumentProxy): Promise<PageSize[]> {
  const first = await firstSize(pdf)
  return Promise.all(Array.from({ length: pdf.numPages }, async (_, place) => await sizeOf(pdf, place + 1) ?? first))
}

// A scan is a scan from its first pages on; more would keep a long one waiting.
const pagesToJudge = 5

async function pageHasText(page: PDFPageProxy): Promise<boolean> {
  const { items } = await page.getTextContent()
  return items.some((item) => 'str' in item && item.str.trim() !== '') || (await pageAnnotations(page)).entries.length > 0
}

/** Whether there is any text, printed or filled in: a scan has none to select or read out. */
async function hasText(pdf: PDFDocumentProxy, from = 1): Promise<boolean> {
  if (from > Math.min(pdf.numPages, pagesToJudge)) return false
  return await pageOf(pdf, from).then(pageHasText).catch(() => false) || hasText(pdf, from + 1)
}

/** All that needs pdf.js. This file is only ever imported when a document is shown. */
export const engine = { startEngine, openDocument, isLocked, breaksOff, pageOf, firstSizes, allSizes, hasText, paintPage, forgetPage, layText, readPage }
