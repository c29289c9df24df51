import type { MouseEvent, ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import type { PdfFrameLabels } from './pdf-frame-labels.ts'
import type { Drawing } from './use-drawing.ts'

interface PageMessageProps {
  /** Rendering state of the page. */
  state: Drawing
  /** Whether later pages may be missing. */
  breaksOff?: boolean
  /** Whether rendering takes more than three seconds. */
  slow: boolean
  /** The SaveLink. */
  save: ReactNode
  /** Called to show a page although its letters may be wrong. */
  onTrust: () => void
  labels: PdfFrameLabels
}

/** A message in place of a page that is not shown (yet), or below a page with a missing image. */
export function PageMessage({ state, breaksOff = false, slow, save, onTrust, labels }: PageMessageProps) {
  const trust = (event: MouseEvent<HTMLButtonElement>) => {
    // The button is removed, so focus moves to the scroll container.
    event.currentTarget.closest<HTMLElement>('.pdf-region')?.focus()
    onTrust()
  }
  if (state === 'waiting') return <output className="pdf-page-message empty:hidden">{slow && labels.slow}</output>
  if (state === 'drawn') return null
  return (
    <div className="pdf-page-message flex flex-col items-start gap-4">
      <p>{labels.problems[problemOf(state, breaksOff)]}</p>
      {save}
      {state === 'doubtful' && <Button onClick={trust}>{labels.showAnyway}</Button>}
    </div>
  )
}

function problemOf(state: 'incomplete' | 'doubtful' | 'failed', breaksOff: boolean) {
  if (state === 'incomplete') return 'picture'
  if (state === 'doubtful') return 'letters'
  return breaksOff ? 'rest' : 'page'
}
