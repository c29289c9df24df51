import { useState } from 'react'
import { DimButton } from './frame-button.tsx'
import type { PdfFrameTexts } from './pdf-frame-texts.ts'
import { Note } from './pdf-notice.tsx'

interface PictureProps {
  /** Where the picture is. */
  address: string
  /** What the document is. */
  description: string
  /** Dimmed until the reader chooses. */
  dimmed: boolean
  texts: PdfFrameTexts
  /** The bytes began as a picture and are none. */
  onError: () => void
}

/** A document that is a picture, whatever it was called. */
export function Picture({ address, description, dimmed, texts, onError }: PictureProps) {
  const [chosen, setChosen] = useState<boolean>()
  const dim = chosen ?? dimmed
  const [state, setState] = useState<'waiting' | 'drawn'>('waiting')
  return (
    <>
      <Note texts={texts} />
      <div className="flex print:hidden"><DimButton on={dim} onClick={() => setChosen(!dim)}>{texts.dim}</DimButton></div>
      <div data-dimmed={dim} aria-busy={state === 'waiting'}>
        <img src={address} alt={description} className="pdf-picture max-w-full" onLoad={() => setState('drawn')} onError={onError} />
      </div>
    </>
  )
}
