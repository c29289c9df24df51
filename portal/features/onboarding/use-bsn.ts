import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { identification } from '../../api/contract/identification.ts'
import { isOutcomeUnknown } from '../../api/error.ts'
import { goTo } from '../../navigation/history-entry.ts'
import { bsnRule } from './rules/bsn.ts'
import { useApiClient } from '../../platform/api-client.ts'
import { duration, notifyAtom } from '../../session/notices.ts'
import { useRefreshPatientInfo } from '../../session/use-patient-info.ts'
import { useErrorMessage } from '../../ui/load-states/labelled-notice.tsx'
import { useSubmit } from '../../ui/form/use-submit.ts'

/** The citizen number while it is typed, and saving it. It lives in this screen's memory and nowhere else: no draft, no name for the browser to keep it by. */
export function useBsn() {
  const { t } = useTranslation(['bsn', 'common'])
  const call = useApiClient()
  const refresh = useRefreshPatientInfo()
  const notify = useSetAtom(notifyAtom)
  const errorMessage = useErrorMessage({ inputLogicError: 'common:err_bsn', preconditionFailed: 'bsn:other' })
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const judged = bsnRule(typed)
  const value = 'value' in judged ? judged.value : null

  const saving = useSubmit(async (bsn: string) => {
    await call(identification.setBSN, { body: { bsn } })
    // The dashboard would still say that it is missing.
    await refresh()
  }, {
    onDone: () => goTo('dashboard', { replace: true, state: { message: t('done') } }),
    errorMessage: (failure) => {
      const text = errorMessage(failure)
      if (!isOutcomeUnknown(failure)) {
        setError(text)
        field.current?.focus()
      }
      return text
    },
    afterLeaving: {
      done: () => t('done'),
      failed: (failure) => (isOutcomeUnknown(failure) ? t('late.unknown') : t('late.failed')),
    },
  })

  /** Says what is wrong with it, once; when asked by a key, each time. */
  const judge = (isAsked: boolean) => {
    if (value !== null || (error && !isAsked)) return
    const text = t('common:err_bsn')
    setError(text)
    notify({ tone: 'error', text, duration: duration.long })
  }
  return {
    field, typed, error, value, saving, judge,
    change: (text: string) => {
      setTyped(text)
      setError(undefined)
    },
  }
}
