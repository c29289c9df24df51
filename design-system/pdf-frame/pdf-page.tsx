import { memo, useEffect, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from 'react'
import type { Need } from './engine/page-layout.ts'
import { PageMessage } from './page-message.tsx'
import type { PdfFrameLabels } from './pdf-frame-labels.ts'
import { useDrawing, type Drawing } from './use-drawing.ts'
import type { OpenPdf } from './use-pdf.ts'

interface PdfPageProps {
  open: OpenPdf
  /** Page number, from 1. */
  number: number
  /** CSS pixels per point. */
  scale: number
  draw: Need
  /** The scale to render at: `scale` once zooming has stopped. */
  settledScale: number
  /** The SaveLink, for a page that is not shown. */
  save: ReactNode
  labels: PdfFrameLabels
}

/** One page. It is rendered while it is near the visible area, and gets a text layer after the first rendering. */
export const PdfPage = memo(function PdfPage({ open, number, scale, draw, settledScale, save, labels }: PdfPageProps) {
  const holder = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const [trusted, setTrusted] = useState(false)
  const { drawing, slow } = useDrawing(open, number, draw, settledScale, holder)
  useTextLayer(open, number, drawing, layer, labels)
  const { width, height } = open.sizes[number - 1] ?? { width: 0, height: 0 }
  const name = labels.page(number, open.sizes.length)
  const shown = drawing === 'doubtful' && trusted ? 'drawn' : drawing
  return (
    <article
      aria-label={name}
      aria-busy={draw === 'now' && drawing === 'waiting'}
      data-state={shown}
      className="pdf-page"
      style={
        {
          width: Math.floor(width * scale),
          height: Math.floor(height * scale),
          '--total-scale-factor': scale,
        } as CSSProperties
      }
    >
      {/* A page of a scan is an image with a name. The notice before the pages says that they are scanned. */}
      <div
        ref={holder}
        className="pdf-drawing"
        {...(open.text === undefined ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
      />
      <div ref={layer} className="pdf-text-layer" />
      {draw !== 'no' && (
        <PageMessage
          state={shown}
          breaksOff={open.breaksOff && number === open.sizes.length}
          slow={slow}
          save={save}
          onTrust={() => setTrusted(true)}
          labels={labels}
        />
      )}
    </article>
  )
})

/** Adds the text layer once, after the first rendering. It scales with CSS. */
function useTextLayer(
  { engine, pdf }: OpenPdf,
  number: number,
  drawing: Drawing,
  layer: RefObject<HTMLDivElement | null>,
  labels: PdfFrameLabels,
) {
  const renderedPage = useRef<unknown>(undefined)
  useEffect(() => {
    if (drawing === 'waiting') return
    const render = async () => {
      const page = await engine.pageOf(pdf, number)
      if (!layer.current || renderedPage.current === page) return
      renderedPage.current = page
      layer.current.replaceChildren()
      await engine.renderTextLayer(page, layer.current, labels)
    }
    // Without a text layer, the page is still shown.
    render().catch(() => {})
  }, [engine, pdf, number, drawing, layer, labels])
}
