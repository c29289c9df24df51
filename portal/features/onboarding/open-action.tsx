import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PatientInfo } from '../../api/contract/patient.ts'
import { addressOf } from '../../navigation/destinations.ts'
import { goTo } from '../../navigation/history-entry.ts'
import { actionAccess, isWaiting, type OnboardingKey, type WaitingKey } from './rules/action-state.ts'
import { Loaded } from '../../ui/load-states/loaded.tsx'
import { Screen } from '../../ui/layout/screen.tsx'
import { TaskBar } from '../../ui/layout/task-bar.tsx'
import { usePatientInfo } from '../../session/use-patient-info.ts'

interface OpenActionProps {
  itemKey: OnboardingKey
  children: (info: PatientInfo) => ReactNode
}

const notYet = (key: WaitingKey) => `item.${key}.notYet` as const

/** The screen of an item that can be done now. From any other the way leads to the dashboard, which says how it stands. */
export function OpenAction({ itemKey, children }: OpenActionProps) {
  const { t } = useTranslation('dashboard')
  const query = usePatientInfo()
  const access = query.data && actionAccess(itemKey, query.data)
  if (query.data && access === 'available') return children(query.data)
  if (access) return <ToDashboard message={access === 'blocked' && isWaiting(itemKey) ? t(notYet(itemKey)) : undefined} />
  const title = t(`item.${itemKey}.label`)
  const toDashboard = { href: addressOf('dashboard') }
  return <Screen title={title} header={<TaskBar title={title} back={toDashboard} close={toDashboard} />}><Loaded query={query}>{() => null}</Loaded></Screen>
}

/** Of what is done nothing needs to be said. */
function ToDashboard({ message }: { message: string | undefined }) {
  useEffect(() => {
    // Whoever has just done it is there already, with a message of its own.
    if (location.pathname !== addressOf('dashboard')) goTo('dashboard', { replace: true, ...(message !== undefined && { state: { message, messageTone: 'info' } }) })
  }, [message])
  return null
}
