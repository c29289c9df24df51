import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PatientInfo } from '../../api/contract/patient.ts'
import { pathTo } from '../../navigation/route-table.ts'
import { currentPathname } from '../../navigation/current-entry.ts'
import { goTo } from '../../navigation/history-entry.ts'
import { actionAccess, isWaiting, type OnboardingKey, type WaitingKey } from './rules/action-state.ts'
import { QueryContent } from '../../ui/load-states/query-content.tsx'
import { Screen } from '../../ui/layout/screen.tsx'
import { TaskBar } from '../../ui/layout/task-bar.tsx'
import { usePatientInfo } from '../../session/use-patient-info.ts'

interface OpenActionProps {
  itemKey: OnboardingKey
  children: (info: PatientInfo) => ReactNode
}

const notYetKey = (key: WaitingKey) => `item.${key}.notYet` as const

/**
 * Renders the screen of an item that can be done now. Otherwise redirects to the dashboard, with the reason if it is
 * blocked (ACC-14).
 */
export function OpenAction({ itemKey, children }: OpenActionProps) {
  const { t } = useTranslation('dashboard')
  const query = usePatientInfo()
  const access = query.data && actionAccess(itemKey, query.data)
  if (query.data && access === 'available') return children(query.data)
  if (access)
    return (
      <RedirectToDashboard message={access === 'blocked' && isWaiting(itemKey) ? t(notYetKey(itemKey)) : undefined} />
    )
  const title = t(`item.${itemKey}.label`)
  const toDashboard = { href: pathTo('dashboard') }
  return (
    <Screen title={title} header={<TaskBar title={title} back={toDashboard} close={toDashboard} />}>
      <QueryContent query={query}>{() => null}</QueryContent>
    </Screen>
  )
}

/** Redirects without a message for an item that is done. */
function RedirectToDashboard({ message }: { message: string | undefined }) {
  useEffect(() => {
    // After finishing an item the dashboard is open already, with its own message.
    if (currentPathname() !== pathTo('dashboard'))
      goTo('dashboard', { replace: true, ...(message !== undefined && { state: { message, messageTone: 'info' } }) })
  }, [message])
  return null
}
