import { useState } from 'react'
import { DimButton } from './frame-button.tsx'
import type { PdfFrameTexts } from './pdf-frame-texts.ts'
import { Note } from './pdf-notice.tsx'

interface PictureProps {
  /** URL of the picture. */
  address: string
  /** Description of the document. */
  description: string
  /** Initial state of dimming. */
  dimmed: boolean
  texts: PdfFrameTexts
  /** Called if the picture cannot be decoded. */
  onError: () => void
}

/** A document that is a JPEG or PNG. */
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
