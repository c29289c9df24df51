import type { MouseEventHandler } from 'react'
import { Button } from '../button/button.tsx'
import { Notice } from '../notice/notice.tsx'
import type { PdfFrameTexts, PdfProblem } from './pdf-frame-texts.ts'

/** Problems that loading again may solve; not a password or an unknown type. */
const worthRetrying: readonly PdfProblem[] = ['failed', 'unshown', 'damaged', 'empty']

interface PdfNoticeProps {
  /** The problem. */
  problem: PdfProblem
  texts: PdfFrameTexts
  onRetry: MouseEventHandler<HTMLButtonElement>
}

/** The error in place of a document, with a retry button where that may help. */
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

/** Notice that the document is scanned and has no text to select or read out. */
export function Note({ texts }: { texts: PdfFrameTexts }) {
  return <Notice tone="info" toneLabel={texts.noteTone}>{texts.image}</Notice>
}
