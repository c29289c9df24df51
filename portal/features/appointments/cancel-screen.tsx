import { useTranslation } from 'react-i18next'
import { pathTo } from '../../navigation/route-table.ts'
import { useNavigationState } from '../../navigation/history-entry.ts'
import { changeableConsult } from './rules/appointment-block.ts'
import { useClock } from '../../platform/clock.ts'
import { NotOffered } from './consult/not-offered.tsx'
import { QueryContent } from '../../ui/load-states/query-content.tsx'
import { usePatientInfo } from '../../session/use-patient-info.ts'
import { useSnapshot } from './use-snapshot.ts'
import { Screen } from '../../ui/layout/screen.tsx'
import { TaskBar } from '../../ui/layout/task-bar.tsx'
import { CancelForm } from './cancel-form.tsx'

/** Cancels one consult; data missing in the navigation state come from patient info. */
export function CancelScreen() {
  const { t } = useTranslation('appointment')
  const { consultId } = useNavigationState('cancel')
  const info = usePatientInfo()
  const { now } = useClock()
  const consult = useSnapshot(consultId, info.data && changeableConsult(info.data.consults, consultId, now()))
  const toList = { href: pathTo('appointments') }
  return (
    <Screen
      title={t('cancel.title')}
      width="form"
      help={consult ? 'inside' : 'below'}
      header={<TaskBar title={t('cancel.title')} titleAs="p" back={toList} close={toList} />}
    >
      <h1>{consult ? t('cancel.question') : t('cancel.title')}</h1>
      <QueryContent query={info}>
        {(known) =>
          consult ? (
            <CancelForm consult={consult} />
          ) : (
            <NotOffered
              info={known}
              change={`${t('cancel.notFound')} ${t('cancel.notCancellable')} ${t('cancel.invalid')}`}
            />
          )
        }
      </QueryContent>
    </Screen>
  )
}
