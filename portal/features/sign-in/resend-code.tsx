import { Button } from '#design-system'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorAlert, Alert } from '../../ui/load-states/alert.tsx'
import { useSubmit } from '../../ui/form/use-submit.ts'

/** Pause that the clinic requires between two codes, in ms. */
const pauseMs = 30_000

interface ResendCodeProps<Answer> {
  label: string
  /** The call that sent the previous code. */
  send: () => Promise<Answer>
  onSent?: (answer: Answer) => void
  /** Message for anything `send` rejects with. */
  errorMessage: (error: unknown) => string
}

/** Button that requests a new code, enabled 30 seconds after the previous one (TFA-07). */
export function ResendCode<Answer>({ label, send, onSent, errorMessage }: ResendCodeProps<Answer>) {
  const { t } = useTranslation('login')
  const [sent, setSent] = useState(0)
  const [elapsed, setElapsed] = useState(-1)
  const isPaused = elapsed < sent
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(sent), pauseMs)
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
      {resend.failure && <ErrorAlert text={resend.failure.text} onRetry={resend.failure.retry} />}
      <div aria-live="polite" className="empty:sr-only">
        {sent > 0 && <Alert tone="success">{t('verification.resent')}</Alert>}
      </div>
      <Button
        disabled={isPaused}
        busyLabel={resend.busy ? t('verification.resending') : undefined}
        onClick={() => resend.submit()}
      >
        {label}
      </Button>
      {isPaused && sent === 0 && <p className="text-small text-muted">{t('verification.wait')}</p>}
    </div>
  )
}
