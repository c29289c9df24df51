import { useState } from 'react'
import { DimButton } from './frame-button.tsx'
import type { PdfFrameLabels } from './pdf-frame-labels.ts'
import { Note } from './pdf-notice.tsx'

interface ImageDocumentProps {
  /** URL of the image. */
  address: string
  /** Description of the document; the alternative text. */
  description: string
  /** Initial state of dimming. */
  dimmed: boolean
  labels: PdfFrameLabels
  /** Called if the image cannot be decoded. */
  onError: () => void
}

/** A document that is a JPEG or PNG image. */
export function ImageDocument({ address, description, dimmed, labels, onError }: ImageDocumentProps) {
  const [chosen, setChosen] = useState<boolean>()
  const dim = chosen ?? dimmed
  const [state, setState] = useState<'waiting' | 'drawn'>('waiting')
  return (
    <>
      <Note labels={labels} />
      <div className="flex print:hidden">
        <DimButton on={dim} onClick={() => setChosen(!dim)}>
          {labels.dim}
        </DimButton>
      </div>
      <div data-dimmed={dim} aria-busy={state === 'waiting'}>
        <img
          src={address}
          alt={description}
          className="pdf-picture max-w-full"
          onLoad={() => setState('drawn')}
          onError={onError}
        />
      </div>
    </>
  )
}
