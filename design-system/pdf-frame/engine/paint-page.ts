import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { dotsPerPixel } from './canvas-size.ts'
import { release } from './release.ts'

// One at a time: pages drawn together finish together, and hold their memory together.
let turn: Promise<unknown> = Promise.resolve()

/** Draws a page in `holder` in the place of what was drawn there before, which stays until the new drawing is whole. */
export function paintPage(page: PDFPageProxy, holder: HTMLElement, scale: number, signal: AbortSignal): Promise<void> {
  const painting = turn.then(() => paint(page, holder, scale, signal))
  turn = painting.catch(() => {})
  return painting
}

async function paint(page: PDFPageProxy, holder: HTMLElement, scale: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  const { width, height } = page.getViewport({ scale })
  const viewport = page.getViewport({ scale: scale * dotsPerPixel(width, height, globalThis.devicePixelRatio) })
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  const task = page.render({ canvas, viewport })
  const stop = () => task.cancel()
  signal.addEventListener('abort', stop, { once: true })
  try {
    await task.promise
    const before = [...holder.querySelectorAll('canvas')]
    holder.replaceChildren(canvas)
    before.forEach(release)
  } catch (reason) {
    release(canvas)
    if (!signal.aborted) throw reason
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
