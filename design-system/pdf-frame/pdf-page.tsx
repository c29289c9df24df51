import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { memo, useEffect, useEffectEvent, useRef, useState, type CSSProperties, type RefObject } from 'react'
import { releaseAll } from './engine/release.ts'
import type { PdfFrameTexts } from './pdf-frame-texts.ts'
import type { OpenPdf } from './use-pdf.ts'

export interface PdfPageProps {
  open: OpenPdf
  /** Counted from 1. */
  number: number
  /** How many CSS pixels a point takes. */
  scale: number
  /** Whether its drawing is needed: in view, about to be, or not. */
  draw: 'now' | 'soon' | 'no'
  /** The scale to draw at: the one that stands still. */
  settledScale: number
  texts: PdfFrameTexts
}

type Drawing = 'waiting' | 'drawn' | 'failed'

/** One page: a drawing when it is near, its words over it once it has been. */
export const PdfPage = memo(function PdfPage({ open, number, scale, draw, settledScale, texts }: PdfPageProps) {
  const holder = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const drawing = useDrawing(open, number, draw, settledScale, holder)
  useWords(open, number, draw, layer, texts.newTab)
  const { width, height } = open.sizes[number - 1] ?? { width: 0, height: 0 }
  const scanned = open.words === 'none'
  return (
    <article
      aria-label={texts.page(number, open.sizes.length)}
      aria-busy={draw === 'now' && drawing === 'waiting'}
      data-state={drawing}
      className="pdf-page"
      style={{ width: Math.floor(width * scale), height: Math.floor(height * scale), '--total-scale-factor': scale } as CSSProperties}
    >
      <div ref={holder} className="pdf-drawing" {...(scanned ? { role: 'img', 'aria-label': texts.imagePage } : { 'aria-hidden': true })} />
      <div ref={layer} className="pdf-words" />
      {drawing === 'failed' && <p className="p-5">{texts.problems.page}</p>}
    </article>
  )
})

function useDrawing({ engine, pdf }: OpenPdf, number: number, draw: PdfPageProps['draw'], scale: number, holder: RefObject<HTMLDivElement | null>): Drawing {
  const [drawing, setDrawing] = useState<Drawing>('waiting')
  const needed = draw !== 'no'
  const makeRoom = useEffectEvent((element: HTMLElement) => {
    if (draw === 'soon') releaseAll(element)
  })
  useEffect(() => {
    const element = holder.current
    if (!element || !needed || scale <= 0) return undefined
    // What is in view stays until it is drawn anew; what is not gives its memory for that.
    makeRoom(element)
    const stop = new AbortController()
    const paint = async () => {
      await engine.paintPage(await pdf.getPage(number), element, scale, stop.signal)
      if (!stop.signal.aborted) setDrawing('drawn')
    }
    paint().catch(() => {
      if (!stop.signal.aborted) setDrawing('failed')
    })
    return () => stop.abort()
  }, [engine, pdf, number, needed, scale, holder])
  useEffect(() => {
    if (!needed) return undefined
    const element = holder.current
    return () => {
      if (element) releaseAll(element)
      setDrawing('waiting')
    }
  }, [needed, holder])
  return drawing
}

/** Lays the words once; they follow the size by themselves. */
function useWords({ engine, pdf }: OpenPdf, number: number, draw: PdfPageProps['draw'], layer: RefObject<HTMLDivElement | null>, newTab: string) {
  const laid = useRef<PDFPageProxy>(undefined)
  useEffect(() => {
    if (draw === 'no') return
    const lay = async () => {
      const page = await pdf.getPage(number)
      if (!layer.current || laid.current === page) return
      laid.current = page
      layer.current.replaceChildren()
      await engine.layText(page, layer.current, newTab)
    }
    // Without words the drawing still stands.
    lay().catch(() => {})
  }, [engine, pdf, number, draw, layer, newTab])
}
