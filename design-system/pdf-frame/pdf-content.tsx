import { useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import { fileIcon, largerIcon, smallerIcon } from '../icon/icons.ts'
import { useIsPhone } from '../tokens/use-is-phone.ts'
import { hasEnoughText, isTooSmall } from './engine/page-layout.ts'
import { DimButton, FrameBar, FrameButton, FrameTools } from './frame-button.tsx'
import type { PdfFrameLabels } from './pdf-frame-labels.ts'
import { Note } from './pdf-notice.tsx'
import { PdfText } from './pdf-text.tsx'
import { PdfViewer } from './pdf-viewer.tsx'
import type { OpenPdf } from './use-pdf.ts'
import { useContainerSize } from './use-view.ts'
import { useZoom } from './use-zoom.ts'

/** How a document with text is shown: its pages as they are, or its text in the theme, size and width of the page around. */
export type DocumentView = 'pages' | 'text'

interface PdfContentProps {
  open: OpenPdf
  /** Accessible name of the pages, and of the text. */
  description: string
  /** Initial state of dimming. */
  dimmed: boolean
  /** The reader's earlier choice; undefined without one. */
  view: DocumentView | undefined
  onView: ((view: DocumentView) => void) | undefined
  /** Heading of the section that the text begins with. */
  first: string | undefined
  /** The SaveLink, for a page that is not shown. */
  save: ReactNode
  renderTextTools: ((textId: string) => ReactNode) | undefined
  labels: PdfFrameLabels
}

/** An open document, as pages or as text. */
export function PdfContent({
  open,
  description,
  dimmed,
  view,
  onView,
  first,
  save,
  renderTextTools,
  labels,
}: PdfContentProps) {
  const textId = useId()
  const bar = useRef<HTMLDivElement>(null)
  const atFirst = useFirstView(open, bar)
  const [chosenView, setChosenView] = useState<DocumentView>()
  const [chosenDim, setChosenDim] = useState<boolean>()
  const dim = chosenDim ?? dimmed
  const zoom = useZoom()
  const scanned = !open.text
  const shown = scanned ? 'pages' : (chosenView ?? view ?? atFirst)
  const choose = (next: DocumentView) => {
    setChosenView(next)
    onView?.(next)
  }
  return (
    <>
      {scanned && <Note labels={labels} />}
      <FrameBar ref={bar}>
        {!scanned && (
          <FrameButton icon={fileIcon} onClick={() => choose(shown === 'text' ? 'pages' : 'text')}>
            {shown === 'text' ? labels.showOriginal : labels.readAsText}
          </FrameButton>
        )}
        {shown === 'pages' && (
          <FrameTools>
            <DimButton on={dim} onClick={() => setChosenDim(!dim)}>
              {labels.dim}
            </DimButton>
            <FrameButton icon={smallerIcon} wordless able={zoom.reduce !== undefined} onClick={zoom.reduce}>
              {labels.smaller}
            </FrameButton>
            <FrameButton icon={largerIcon} wordless able={zoom.enlarge !== undefined} onClick={zoom.enlarge}>
              {labels.larger}
            </FrameButton>
          </FrameTools>
        )}
      </FrameBar>
      {shown === 'text' && (
        <>
          {renderTextTools && <div className="empty:hidden">{renderTextTools(textId)}</div>}
          <PdfText id={textId} open={open} description={description} first={first} labels={labels} />
        </>
      )}
      {shown === 'pages' && (
        <PdfViewer open={open} description={description} dimmed={dim} zoom={zoom} save={save} labels={labels} />
      )}
    </>
  )
}

/** Root font size of normal text, in CSS pixels. */
const normalText = 16

const isTextLarger = (): boolean => parseFloat(getComputedStyle(document.documentElement).fontSize) > normalText

/** How a document opens: as text where a page would be too small to read or the text size is larger, else as pages. Decided once, so that turning the device does not replace it; undefined until the width is known. */
function useFirstView({ text, sizes: [page] }: OpenPdf, bar: RefObject<HTMLElement | null>): DocumentView | undefined {
  const [view, setView] = useState<DocumentView>()
  const isPhone = useIsPhone()
  const { width } = useContainerSize(bar)
  const decide = (): DocumentView => {
    if (!text || !page || !hasEnoughText(text)) return 'pages'
    return isTextLarger() || (isPhone && isTooSmall(text, page, width)) ? 'text' : 'pages'
  }
  if (view === undefined && width > 0) setView(decide())
  return view
}
