import { useTranslation } from 'react-i18next'
import { cancelState, useNavigationState } from '../../navigation/navigation-state.ts'
import { paths } from '../../navigation/paths.ts'
import { FailureNotice } from '../failure/failure-notice.tsx'
import { Loaded } from '../failure/loaded.tsx'
import { usePatientInfo } from '../patient/use-patient-info.ts'
import { Screen } from '../frame/screen.tsx'
import { TaskBar } from '../frame/task-bar.tsx'
import { CancelForm } from './cancel-form.tsx'

/** Cancelling one consult; what the navigation state does not tell comes from patient info. */
export function CancelScreen() {
  const { t } = useTranslation(['appointment', 'common'])
  const { consultId } = useNavigationState(cancelState)
  const toList = { href: paths.appointments }
  return (
    <Screen
      title={t('cancel.title')} width="form"
      header={<TaskBar title={t('cancel.title')} titleAs="p" back={{ ...toList, label: t('common:back') }} close={{ ...toList, label: t('common:close') }} />}
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
