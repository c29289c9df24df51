import type { engine as Engine } from './pdf-engine.ts'

export type PdfEngine = typeof Engine

let loading: Promise<PdfEngine> | undefined

/** Fetches pdf.js and starts its worker, once; a failed try is forgotten, so that the next may succeed. */
export function loadEngine(): Promise<PdfEngine> {
  loading ??= import('./pdf-engine.ts').then(async ({ engine }) => {
    await engine.startEngine()
    return engine
  }).catch((reason: unknown) => {
    loading = undefined
    throw reason
  })
  return loading
}

/** Call this while the document itself is still on its way, so that both arrive together. */
export function preloadPdf(): void {
  // The frame that needs it tries again and says what is wrong.
  loadEngine().catch(() => {})
}
