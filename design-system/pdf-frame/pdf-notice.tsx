import type { MouseEventHandler } from 'react'
import { Button } from '../button/button.tsx'
import { Notice } from '../notice/notice.tsx'
import type { PdfFrameTexts, PdfProblem } from './pdf-frame-texts.ts'

/** Asking again can bring other bytes, or the viewer. It changes nothing about a password or a type. */
const worthRetrying: readonly PdfProblem[] = ['failed', 'unshown', 'damaged', 'empty']

interface PdfNoticeProps {
  /** What went wrong. */
  problem: PdfProblem
  texts: PdfFrameTexts
  onRetry: MouseEventHandler<HTMLButtonElement>
}

/** Says why there is no document to see, and what can be done. */
export function PdfNotice({ problem, texts, onRetry }: PdfNoticeProps) {
  const again = worthRetrying.includes(problem)
  return (
    <Notice
      role="alert"
      tone={again ? 'error' : 'warning'}
      toneLabel={again ? texts.failedTone : texts.noteTone}
      actions={again && <Button onClick={onRetry}>{texts.retry}</Button>}
    >
      {texts.problems[problem]}
    </Notice>
  )
}

/** Says of a picture of a document that it is one: it has no words to select or read out. */
export function Note({ texts }: { texts: PdfFrameTexts }) {
  return <Notice tone="info" toneLabel={texts.noteTone}>{texts.image}</Notice>
}
