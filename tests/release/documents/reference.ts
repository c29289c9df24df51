import { getDocument, GlobalWorkerOptions, version } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { default as workerSrc } from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = workerSrc
const files = `/assets/pdfjs-${version}/`

/** Draws a page with pdf.js and nothing of ours: no queue, no words, no links, nobody who asks for its fields. */
async function drawReference(base64: string, number: number, scale: number): Promise<string> {
  const data = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  const task = getDocument({
    data,
    cMapUrl: `${files}cmaps/`,
    standardFontDataUrl: `${files}standard_fonts/`,
    wasmUrl: `${files}wasm/`,
    useWasm: false,
    useSystemFonts: true,
  })
  const page = await (await task.promise).getPage(number)
  const viewport = page.getViewport({ scale })
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(Math.floor(viewport.width), 1)
  canvas.height = Math.max(Math.floor(viewport.height), 1)
  await page.render({ canvas, viewport }).promise
  const picture = canvas.toDataURL('image/png')
  await task.destroy()
  return picture
}

Object.assign(globalThis, { drawReference })
