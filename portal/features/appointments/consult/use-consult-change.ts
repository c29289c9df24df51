import { useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { Consult } from '../../../api/contract/consult.ts'
import { ApiError } from '../../../api/error.ts'
import { addressOf } from '../../../navigation/destinations.ts'
import { openEntry } from '../../../navigation/history-entry.ts'
import { stillStands } from '../rules/consult-change.ts'
import { arrivalMessageAtom } from '../../../session/notices.ts'
import { useKnownPatientInfo } from '../../../session/use-patient-info.ts'
import { useErrorMessage } from '../../../ui/load-states/labelled-notice.tsx'
import { consultFailures } from './consult-errors.ts'

/** The words for a refused change of a consult, or of a new one. Where another tab was first, they say so, and the patient is led to what stands now. */
export function useConsultChange(consult: Consult | undefined) {
  const { t } = useTranslation('appointment')
  const knownInfo = useKnownPatientInfo()
  const showArrival = useSetAtom(arrivalMessageAtom)
  const errorMessage = useErrorMessage(consultFailures)
  /** After a refusal the clinic has just been asked what stands. */
  const isOvertaken = () => {
    const info = knownInfo()
    return consult !== undefined && info !== undefined && !stillStands(info.consults, consult)
  }
  return {
    isOvertaken,
    words: (error: unknown) => (error instanceof ApiError && !error.outcomeUnknown && isOvertaken() ? t('race.changed') : errorMessage(error)),
    /** Leads to what stands now. */
    showOvertaken: () => {
      const pathname = addressOf('appointments')
      const text = t('race.changed')
      if (location.pathname === pathname) showArrival({ pathname, tone: 'info', text })
      else openEntry(pathname, { message: text, messageTone: 'info' }, true)
    },
  }
}
