import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useState } from 'react'
import type { BodyText } from './engine/body-text.ts'
import { loadEngine, type PdfEngine } from './engine/load-engine.ts'
import type { PageSize } from './engine/pdf-engine.ts'

export interface OpenPdf {
  engine: PdfEngine
  pdf: PDFDocumentProxy
  sizes: readonly PageSize[]
  /** Size and amount of its text; undefined for a scan, which has none. */
  text: BodyText | undefined
  /** Whether the last page is invalid, so that pages after it may be missing. */
  breaksOff: boolean
}

/** 'unshown': pdf.js could not be loaded, and the file may be valid. */
type PdfState = { state: 'opening' | 'encrypted' | 'damaged' | 'unshown' } | ({ state: 'shown' } & OpenPdf)

/** Opens a PDF and closes it on unmount. Another `attempt` opens it again. */
export function usePdf(file: Blob | undefined, attempt: number): PdfState {
  const [held, setHeld] = useState<{ from: Blob; pdf: PdfState }>()
  useEffect(() => {
    if (!file) return undefined
    let over = false
    let close = () => {}
    const report = (state: PdfState) => {
      if (!over) setHeld({ from: file, pdf: state })
    }
    const open = async () => {
      report({ state: 'opening' })
      const engine = await loadEngine().catch(() => undefined)
      if (!engine) return report({ state: 'unshown' })
      const bytes = new Uint8Array(await file.arrayBuffer())
      // Nothing is awaited between opening and `ready`: closing in between would cause an unhandled rejection.
      if (over) return undefined
      const opening = engine.openDocument(bytes)
      close = opening.close
      try {
        const pdf = await opening.ready
        const [text, breaksOff] = await Promise.all([engine.bodyText(pdf), engine.breaksOff(pdf)])
        const shown = { state: 'shown', engine, pdf, text, breaksOff } as const
        report({ ...shown, sizes: await engine.firstSizes(pdf) })
        report({ ...shown, sizes: await engine.allSizes(pdf) })
      } catch (reason) {
        report({ state: engine.isLocked(reason) ? 'encrypted' : 'damaged' })
      }
    }
    void open()
    return () => {
      over = true
      close()
    }
  }, [file, attempt])
  return held && held.from === file ? held.pdf : { state: 'opening' }
}
