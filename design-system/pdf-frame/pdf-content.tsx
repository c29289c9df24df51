import { useState, type ReactNode } from 'react'
import { fileIcon, largerIcon, smallerIcon } from '../icon/pictures.ts'
import { DimButton, FrameBar, FrameButton } from './frame-button.tsx'
import type { PdfFrameLabels } from './pdf-frame-labels.ts'
import { Note } from './pdf-notice.tsx'
import { PdfText } from './pdf-text.tsx'
import { PdfViewer } from './pdf-viewer.tsx'
import type { OpenPdf } from './use-pdf.ts'
import { useZoom } from './use-zoom.ts'

interface PdfContentProps {
  open: OpenPdf
  /** Accessible name of the pages, and of the text. */
  description: string
  /** Initial state of dimming. */
  dimmed: boolean
  /** The SaveLink, for a page that is not shown. */
  save: ReactNode
  labels: PdfFrameLabels
}

/** An open document, as pages or as text. */
export function PdfContent({ open, description, dimmed, save, labels }: PdfContentProps) {
  const [view, setView] = useState<'pages' | 'text'>('pages')
  const [chosen, setChosen] = useState<boolean>()
  const dim = chosen ?? dimmed
  const zoom = useZoom()
  const scanned = open.words === 'none'
  return (
    <>
      <FrameBar>
        {!scanned && <FrameButton icon={fileIcon} on={view === 'text'} onClick={() => setView(view === 'text' ? 'pages' : 'text')}>{labels.readAsText}</FrameButton>}
        {view === 'pages' && (
          <>
            <DimButton on={dim} onClick={() => setChosen(!dim)}>{labels.dim}</DimButton>
            <FrameButton icon={smallerIcon} wordless able={zoom.reduce !== undefined} onClick={zoom.reduce}>{labels.smaller}</FrameButton>
            <FrameButton icon={largerIcon} wordless able={zoom.enlarge !== undefined} onClick={zoom.enlarge}>{labels.larger}</FrameButton>
          </>
        )}
      </FrameBar>
      {view === 'text' ? <PdfText open={open} description={description} labels={labels} /> : <PdfViewer open={open} description={description} dimmed={dim} zoom={zoom} save={save} labels={labels} />}
      {scanned && <Note labels={labels} />}
    </>
  )
}
