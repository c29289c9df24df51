import { getDocument, PasswordException, PDFWorker, version, VerbosityLevel, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { default as workerAddress } from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { layText } from './lay-text.ts'
import { paintPage } from './paint-page.ts'
import { readPage } from './read-page.ts'
import { startWorker } from './trusted-worker.ts'

let worker: PDFWorker | undefined

/** One worker for all documents: starting it takes five times as long as a page. */
async function startEngine(): Promise<void> {
  worker ??= new PDFWorker({ port: await startWorker(workerAddress), verbosity: VerbosityLevel.ERRORS } as never)
}

// Maps of characters, standard fonts and decoders of scans, from our own origin. See vite.config.ts.
const files = () => new URL(`${import.meta.env.BASE_URL}assets/pdfjs-${version}/`, document.baseURI).href

export interface PageSize {
  width: number
  height: number
}

/** Opens a document without anything in it that acts: no scripts, no XFA forms, no WebAssembly. */
function openDocument(data: Uint8Array): { ready: Promise<PDFDocumentProxy>; close: () => void } {
  const task = getDocument({
    data,
    ...(worker && { worker }),
    cMapUrl: `${files()}cmaps/`,
    standardFontDataUrl: `${files()}standard_fonts/`,
    wasmUrl: `${files()}wasm/`,
    useWasm: false,
    // The same letters on every device.
    useSystemFonts: false,
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
  })
  return { ready: task.promise, close: () => { void task.destroy() } }
}

const isLocked = (reason: unknown): boolean => reason instanceof PasswordException

const sizeOf = async (pdf: PDFDocumentProxy, number: number): Promise<PageSize> => {
  const { width, height } = (await pdf.getPage(number)).getViewport({ scale: 1 })
  return { width, height }
}

/** The first page's size stands for all until the rest are known: a long document must not wait for its end. */
async function firstSizes(pdf: PDFDocumentProxy): Promise<PageSize[]> {
  const first = await sizeOf(pdf, 1)
  return Array.from({ length: pdf.numPages }, () => first)
}

const allSizes = (pdf: PDFDocumentProxy): Promise<PageSize[]> =>
  Promise.all(Array.from({ length: pdf.numPages }, (_, place) => sizeOf(pdf, place + 1)))

// A scan is a scan from its first pages on; more would keep a long one waiting.
const pagesToJudge = 5

/** Whether there is any text: a scan has none to select or read out. */
async function hasText(pdf: PDFDocumentProxy, from = 1): Promise<boolean> {
  if (from > Math.min(pdf.numPages, pagesToJudge)) return false
  const { items } = await (await pdf.getPage(from)).getTextContent()
  return items.some((item) => 'str' in item && item.str.trim() !== '') || hasText(pdf, from + 1)
}

/** All that needs pdf.js. This file is only ever imported when a document is shown. */
export const engine = { startEngine, openDocument, isLocked, firstSizes, allSizes, hasText, paintPage, layText, readPage }
