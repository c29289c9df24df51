import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { identification } from '../../../api/contract/identification.ts'
import { isOutcomeUnknown } from '../../../api/error.ts'
import { goTo } from '../../../navigation/history-entry.ts'
import { bsnRule } from '../rules/bsn.ts'
import { useApiClient } from '../../../platform/api-client.ts'
import { duration, showToastAtom } from '../../../session/toast-state.ts'
import { useRefreshPatientInfo } from '../../../session/use-patient-info.ts'
import { useErrorMessage } from '../../../ui/load-states/alert.tsx'
import { useSubmit } from '../../../ui/form/use-submit.ts'

/** State of the BSN form, in memory only: no draft, and no field name for autofill. `value` has nine digits, null while invalid. On success it navigates to the dashboard (BSN-02). */
export function useBsn() {
  const { t } = useTranslation(['bsn', 'common'])
  const call = useApiClient()
  const refresh = useRefreshPatientInfo()
  const notify = useSetAtom(showToastAtom)
  const errorMessage = useErrorMessage({ inputLogicError: 'common:err_bsn', preconditionFailed: 'bsn:other' })
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  // The error is above the field and would push it under the bar at the bottom.
  useEffect(() => {
    if (error && document.activeElement === field.current) field.current?.scrollIntoView({ block: 'nearest' })
  }, [error])
  const result = bsnRule(typed)
  const value = 'value' in result ? result.value : null

  const saving = useSubmit(
    async (bsn: string) => {
      await call(identification.setBSN, { body: { bsn } })
      // Otherwise the dashboard would still report it as missing.
      await refresh()
    },
    {
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
    },
  )

  /** Shows the error once; on Enter each time. */
  const check = (isByKey: boolean) => {
    if (value !== null || (error && !isByKey)) return
    const text = t('common:err_bsn')
    setError(text)
    notify({ tone: 'error', text, duration: duration.long })
  }
  return {
    field,
    typed,
    error,
    value,
    saving,
    check,
    change: (text: string) => {
      setTyped(text)
      setError(undefined)
    },
  }
}
