import { useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { Consult } from '../../../api/contract/consult.ts'
import { isRefusal } from '../../../api/error.ts'
import { pathTo } from '../../../navigation/route-table.ts'
import { currentPathname } from '../../../navigation/current-entry.ts'
import { openEntry } from '../../../navigation/history-entry.ts'
import { isUnchanged } from '../rules/consult-change.ts'
import { flashMessageAtom } from '../../../session/toast-state.ts'
import { useKnownPatientInfo } from '../../../session/use-patient-info.ts'
import { useErrorMessage } from '../../../ui/load-states/alert.tsx'
import { consultFailures } from './consult-errors.ts'

/**
 * Error messages for changing a consult. Detects that it was changed elsewhere (another tab, the clinic);
 * `showOvertaken` then leads to the list. Without a consult, as for a new booking, that is never so.
 */
export function useConsultChange(consult: Consult | undefined) {
  const { t } = useTranslation('appointment')
  const knownInfo = useKnownPatientInfo()
  const showArrival = useSetAtom(flashMessageAtom)
  const generalMessage = useErrorMessage(consultFailures)
  /** Reads the cache, which is refetched after every refusal. */
  const isOvertaken = () => {
    const info = knownInfo()
    return consult !== undefined && info !== undefined && !isUnchanged(info.consults, consult)
  }
  return {
    isOvertaken,
    errorMessage: (error: unknown) => (isRefusal(error) && isOvertaken() ? t('race.changed') : generalMessage(error)),
    /** Goes to the list, with a message that the consult was changed elsewhere. */
    showOvertaken: () => {
      const pathname = pathTo('appointments')
      const text = t('race.changed')
      if (currentPathname() === pathname) showArrival({ pathname, tone: 'info', text })
      else openEntry(pathname, { message: text, messageTone: 'info' }, true)
    },
  }
}
