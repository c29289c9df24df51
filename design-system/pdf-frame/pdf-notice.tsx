import type { MouseEventHandler } from 'react'
import { Button } from '../button/button.tsx'
import { Notice } from '../notice/notice.tsx'
import type { PdfFrameLabels, PdfProblem } from './pdf-frame-labels.ts'

/** Problems that loading again may solve. */
const worthRetrying: readonly PdfProblem[] = ['failed', 'unshown', 'damaged', 'empty']

interface PdfNoticeProps {
  /** Why the document is not shown. */
  problem: PdfProblem
  labels: PdfFrameLabels
  onRetry: MouseEventHandler<HTMLButtonElement>
}

/** The error in place of a document, announced at once, with a retry button where that may help. */
export function PdfNotice({ problem, labels, onRetry }: PdfNoticeProps) {
  const again = worthRetrying.includes(problem)
  return (
    <Notice
      role="alert"
      tone={again ? 'error' : 'warning'}
      toneLabel={again ? labels.failedTone : labels.noteTone}
      actions={again && <Button onClick={onRetry}>{labels.retry}</Button>}
    >
      {labels.problems[problem]}
    </Notice>
  )
}

/** Notice that the document has no text to select or read aloud. */
export function Note({ labels }: { labels: PdfFrameLabels }) {
  return (
    <Notice tone="info" toneLabel={labels.noteTone}>
      {labels.image}
    </Notice>
  )
}
