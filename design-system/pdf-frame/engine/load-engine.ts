import type { engine as Engine } from './pdf-engine.ts'

export type PdfEngine = typeof Engine

let loading: Promise<PdfEngine> | undefined

/** Imports pdf.js and starts its worker, once. A failure is not cached, so the next call tries again. */
export function loadEngine(): Promise<PdfEngine> {
  loading ??= import('./pdf-engine.ts')
    .then(async ({ engine }) => {
      await engine.startEngine()
      return engine
    })
    .catch((reason: unknown) => {
      loading = undefined
      throw reason
    })
  return loading
}

/** Starts loading pdf.js; call it while the document is still loading. */
export function preloadPdf(): void {
  // The frame tries again and shows the error.
  loadEngine().catch(() => {})
}
