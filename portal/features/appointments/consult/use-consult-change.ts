import { useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { Consult } from '../../../api/contract/consult.ts'
import { isRefusal } from '../../../api/error.ts'
import { addressOf } from '../../../navigation/destinations.ts'
import { currentPathname } from '../../../navigation/current-entry.ts'
import { openEntry } from '../../../navigation/history-entry.ts'
import { stillStands } from '../rules/consult-change.ts'
import { arrivalMessageAtom } from '../../../session/notices.ts'
import { useKnownPatientInfo } from '../../../session/use-patient-info.ts'
import { useErrorMessage } from '../../../ui/load-states/labelled-notice.tsx'
import { consultFailures } from './consult-errors.ts'

/** Error messages for changing a consult. Detects that it was changed elsewhere (another tab, the clinic) and then leads to the list. */
export function useConsultChange(consult: Consult | undefined) {
  const { t } = useTranslation('appointment')
  const knownInfo = useKnownPatientInfo()
  const showArrival = useSetAtom(arrivalMessageAtom)
  const generalMessage = useErrorMessage(consultFailures)
  /** Reads the cache, which is refetched after every refusal. */
  const isOvertaken = () => {
    const info = knownInfo()
    return consult !== undefined && info !== undefined && !stillStands(info.consults, consult)
  }
  return {
    isOvertaken,
    errorMessage: (error: unknown) => (isRefusal(error) && isOvertaken() ? t('race.changed') : generalMessage(error)),
    /** Goes to the list, with a message that the consult was changed elsewhere. */
    showOvertaken: () => {
      const pathname = addressOf('appointments')
      const text = t('race.changed')
      if (currentPathname() === pathname) showArrival({ pathname, tone: 'info', text })
      else openEntry(pathname, { message: text, messageTone: 'info' }, true)
    },
  }
}
