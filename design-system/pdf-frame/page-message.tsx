import type { MouseEvent, ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import type { PdfFrameTexts } from './pdf-frame-texts.ts'

interface PageMessageProps {
  /** How the page's drawing stands. */
  state: 'waiting' | 'drawn' | 'doubtful' | 'failed'
  /** It is where the document breaks off. */
  breaksOff?: boolean
  /** Drawing it takes long. */
  slow: boolean
  /** The way to the file itself. */
  save: ReactNode
  /** Shows the page all the same. */
  onTrust: () => void
  texts: PdfFrameTexts
}

/** Says in the page's own place why there is nothing to see, or not yet. */
export function PageMessage({ state, breaksOff = false, slow, save, onTrust, texts }: PageMessageProps) {
  const trust = (event: MouseEvent<HTMLButtonElement>) => {
    // The button goes away with its message; focus must not go with it.
    event.currentTarget.closest<HTMLElement>('.pdf-region')?.focus()
    onTrust()
  }
  if (state === 'waiting') return <output className="pdf-page-message empty:hidden">{slow && texts.slow}</output>
  if (state === 'drawn') return null
  return (
    <div className="pdf-page-message flex flex-col items-start gap-4">
      <p>{texts.problems[state === 'doubtful' ? 'letters' : breaksOff ? 'rest' : 'page']}</p>
      {save}
      {state === 'doubtful' && <Button onClick={trust}>{texts.showAnyway}</Button>}
    </div>
  )
}
