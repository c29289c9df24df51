import { useTranslation } from 'react-i18next'
import { AppointmentBlock } from '../consult/appointment-block.tsx'
import { ConsultResult } from '../consult-result/consult-result.tsx'
import { Loaded } from '../failure/loaded.tsx'
import { OverviewBar } from '../frame/overview-bar.tsx'
import { usePatientInfo } from '../patient/use-patient-info.ts'
import { Screen } from '../frame/screen.tsx'
import { PastConsults } from './past-consults.tsx'

/** Consults to come and consults that were. */
export function AppointmentsScreen() {
  const { t } = useTranslation('appointment')
  return (
    <Screen title={t('list.title')} header={<OverviewBar />}>
      <h1>{t('list.title')}</h1>
      <Loaded query={usePatientInfo()}>
        {(info) => (
          <>
            <ConsultResult info={info} />
            <AppointmentBlock info={info} />
            <PastConsults consults={info.consults} />
          </>
        )}
      </Loaded>
    </Screen>
  )
}
