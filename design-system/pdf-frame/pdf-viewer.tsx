import { useRef, type ReactNode } from 'react'
import { pageScale, pagesToDraw } from './engine/page-layout.ts'
import { FrameLine } from './frame-button.tsx'
import type { PdfFrameLabels } from './pdf-frame-labels.ts'
import { PdfPage } from './pdf-page.tsx'
import type { OpenPdf } from './use-pdf.ts'
import { usePinch } from './use-pinch.ts'
import { useDebouncedValue } from './use-debounced-value.ts'
import { useContainerSize, useView } from './use-view.ts'
import { useScrollAnchor, type Zoom } from './use-zoom.ts'

interface PdfViewerProps {
  open: OpenPdf
  /** Accessible name of the scroll container. */
  description: string
  /** Dims the white of the pages. */
  dimmed: boolean
  zoom: Zoom
  /** The SaveLink, for a page that is not shown. */
  save: ReactNode
  labels: PdfFrameLabels
}

/** Makes the container focusable, so that the arrow keys can scroll it. */
const scrollable = { tabIndex: 0 }

/** The pages in a scroll container, below a status line with the current page and the zoom. */
export function PdfViewer({ open, description, dimmed, zoom, save, labels }: PdfViewerProps) {
  const region = useRef<HTMLElement>(null)
  const containerSize = useContainerSize(region)
  const pages = open.sizes.map((size, index) => ({
    number: index + 1,
    scale: pageScale(size, containerSize.width, 1),
    height: size.height,
  }))
  const view = useView(
    region,
    pages.map(({ scale, height }) => Math.floor(height * scale * zoom.now)),
    containerSize,
  )
  const drawn = containerSize.width > 0 ? pagesToDraw(view, pages.length) : undefined
  const seen = useDebouncedValue(view.current)
  useScrollAnchor(region, zoom)
  usePinch(region, zoom.grow)
  return (
    <div className="flex flex-col gap-2">
      <FrameLine>
        <output>{seen !== undefined && labels.page(seen + 1, pages.length)}</output>
        {/* The initial zoom is not announced. */}
        <output aria-live={zoom.changed ? 'polite' : 'off'}>{labels.zoom(Math.round(zoom.settled * 100))}</output>
      </FrameLine>
      <section
        ref={region}
        aria-label={description}
        aria-busy={seen !== view.current || zoom.settled !== zoom.now}
        data-dimmed={dimmed}
        className="pdf-region pdf-region-pages"
        {...scrollable}
      >
        <div className="pdf-pages">
          {pages.map(({ number, scale }) => (
            <PdfPage
              key={number}
              open={open}
              number={number}
              scale={scale * zoom.now}
              settledScale={scale * zoom.settled}
              draw={drawn?.get(number - 1) ?? 'no'}
              save={save}
              labels={labels}
            />
          ))}
          {drawn && drawn.size < pages.length && <p className="hidden print:block">{labels.print}</p>}
        </div>
      </section>
    </div>
  )
}
