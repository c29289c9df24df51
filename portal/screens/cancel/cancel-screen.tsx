import { useTranslation } from 'react-i18next'
import { addressOf } from '../../navigation/destination.ts'
import { destinations } from '../../navigation/destinations.ts'
import { useNavigationState } from '../../navigation/use-navigation-state.ts'
import { FailureNotice } from '../failure/failure-notice.tsx'
import { Loaded } from '../failure/loaded.tsx'
import { usePatientInfo } from '../patient/use-patient-info.ts'
import { Screen } from '../frame/screen.tsx'
import { TaskBar } from '../frame/task-bar.tsx'
import { CancelForm } from './cancel-form.tsx'

/** Cancelling one consult; what the navigation state does not tell comes from patient info. */
export function CancelScreen() {
  const { t } = useTranslation('appointment')
  const { consultId } = useNavigationState(destinations.cancel)
  const toList = { href: addressOf(destinations.appointments) }
  return (
    <Screen
      title={t('cancel.title')} width="form"
      header={<TaskBar title={t('cancel.title')} titleAs="p" back={toList} close={toList} />}
    >
      <h1>{t('cancel.question')}</h1>
      <Loaded query={usePatientInfo()}>
        {({ consults }) => {
          const consult = consults.find(({ id }) => id === consultId)
          return consult ? <CancelForm consult={consult} /> : <FailureNotice text={t('cancel.invalid')} />
        }}
      </Loaded>
    </Screen>
  )
}
