import { useState, type ReactNode } from 'react'
import { fileIcon, largerIcon, smallerIcon } from '../icon/pictures.ts'
import { DimButton, FrameBar, FrameButton } from './frame-button.tsx'
import type { PdfFrameTexts } from './pdf-frame-texts.ts'
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
  texts: PdfFrameTexts
}

/** An open document, as pages or as text. */
export function PdfContent({ open, description, dimmed, save, texts }: PdfContentProps) {
  const [view, setView] = useState<'pages' | 'text'>('pages')
  const [chosen, setChosen] = useState<boolean>()
  const dim = chosen ?? dimmed
  const zoom = useZoom()
  const scanned = open.words === 'none'
  return (
    <>
      <FrameBar>
        {!scanned && <FrameButton icon={fileIcon} on={view === 'text'} onClick={() => setView(view === 'text' ? 'pages' : 'text')}>{texts.readAsText}</FrameButton>}
        {view === 'pages' && (
          <>
            <DimButton on={dim} onClick={() => setChosen(!dim)}>{texts.dim}</DimButton>
            <FrameButton icon={smallerIcon} wordless able={zoom.reduce !== undefined} onClick={zoom.reduce}>{texts.smaller}</FrameButton>
            <FrameButton icon={largerIcon} wordless able={zoom.enlarge !== undefined} onClick={zoom.enlarge}>{texts.larger}</FrameButton>
          </>
        )}
      </FrameBar>
      {view === 'text' ? <PdfText open={open} description={description} texts={texts} /> : <PdfViewer open={open} description={description} dimmed={dim} zoom={zoom} save={save} texts={texts} />}
      {scanned && <Note texts={texts} />}
    </>
  )
}
