import { Button } from '#design-system'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNotice, LabelledNotice } from '../../ui/load-states/labelled-notice.tsx'
import { useSubmit } from '../../ui/form/use-submit.ts'

/** How long the clinic asks to wait between two codes, in ms. */
const pause = 30_000

interface ResendCodeProps<Answer> {
  label: string
  /** The call that sent the code before. */
  send: () => Promise<Answer>
  onSent?: (answer: Answer) => void
  /** The words for anything the call throws. */
  errorMessage: (error: unknown) => string
}

/** Asks for a new code by the call that sent the last one; 30 seconds apart. */
export function ResendCode<Answer>({ label, send, onSent, errorMessage }: ResendCodeProps<Answer>) {
  const { t } = useTranslation('login')
  const [sent, setSent] = useState(0)
  const [waited, setWaited] = useState(-1)
  const waits = waited < sent
  useEffect(() => {
    const timer = setTimeout(() => setWaited(sent), pause)
    return () => clearTimeout(timer)
  }, [sent])
  const resend = useSubmit(send, {
    onDone: (answer) => {
      setSent((times) => times + 1)
      onSent?.(answer)
    },
    errorMessage,
  })

  return (
    <div className="flex flex-col items-start gap-3">
      {resend.failure && <FailureNotice text={resend.failure.text} onRetry={resend.failure.retry} />}
      <div aria-live="polite" className="empty:sr-only">{sent > 0 && <LabelledNotice tone="success">{t('verification.resent')}</LabelledNotice>}</div>
      <Button disabled={waits} busyLabel={resend.busy ? t('verification.resending') : undefined} onClick={() => resend.submit()}>{label}</Button>
      {waits && sent === 0 && <p className="text-small text-muted">{t('verification.wait')}</p>}
    </div>
  )
}
