import { Button } from '#design-system'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Credentials } from '../../api/client.ts'
import { authentication } from '../../api/contract/authentication.ts'
import { clinicAtom } from '../../session/clinic.ts'
import { duration, notifyAtom } from '../../session/notice.ts'
import { useFailureWords } from '../failure/use-failure-words.ts'
import { FailureNotice } from '../failure/failure-notice.tsx'
import { LabelledNotice } from '../frame/labelled-notice.tsx'
import { useSubmit } from '../form/use-submit.ts'

/** How long the clinic asks to wait between two codes, in ms. */
const pause = 30_000

/** Asks for a new code by signing in again with what is known; 30 seconds apart. */
export function ResendCode({ credentials }: { credentials: () => Credentials }) {
  const { t } = useTranslation('login')
  const call = useAtomValue(clinicAtom)
  const notify = useSetAtom(notifyAtom)
  const [sent, setSent] = useState(0)
  const [waited, setWaited] = useState(-1)
  const waits = waited < sent
  useEffect(() => {
    const timer = setTimeout(() => setWaited(sent), pause)
    return () => clearTimeout(timer)
  }, [sent])
  const resend = useSubmit(() => call(authentication.login, { credentials: credentials() }), {
    onDone: () => {
      setSent((times) => times + 1)
      notify({ tone: 'success', text: t('verification.resent'), duration: duration.long })
    },
    words: useFailureWords(),
  })

  return (
    <div className="flex flex-col items-start gap-3">
      {resend.failure && <FailureNotice text={resend.failure.text} onRetry={resend.failure.retry} />}
      {sent > 0 && <LabelledNotice tone="success">{t('verification.resent')}</LabelledNotice>}
      <Button disabled={waits} busyLabel={resend.busy ? t('verification.resending') : undefined} onClick={() => resend.submit()}>{t('verification.resend')}</Button>
      {waits && sent === 0 && <p className="text-small text-muted">{t('verification.wait')}</p>}
    </div>
  )
}
