import { useTranslation } from 'react-i18next'
import { destinations } from '../../navigation/destinations.ts'
import { useNavigationState } from '../../navigation/use-navigation-state.ts'
import { AppointmentBlock } from '../consult/appointment-block.tsx'
import { ConsultResult } from '../consult-result/consult-result.tsx'
import { IncompleteNote } from '../failure/incomplete-note.tsx'
import { Loaded } from '../failure/loaded.tsx'
import { OverviewBar } from '../frame/overview-bar.tsx'
import { usePatientInfo } from '../patient/use-patient-info.ts'
import { Screen } from '../frame/screen.tsx'
import { PastConsults } from './past-consults.tsx'

/** Consults to come and consults that were. */
export function AppointmentsScreen() {
  const { t } = useTranslation('appointment')
  const { result } = useNavigationState(destinations.appointments)
  return (
    // What was done on this very screen is read first too.
    <Screen step={result?.startDateTime} title={t('list.title')} header={<OverviewBar />}>
      <h1>{t('list.title')}</h1>
      <Loaded query={usePatientInfo()}>
        {(info) => (
          <>
            <ConsultResult info={info} />
            <IncompleteNote of={info} fields={['consults']} />
            <AppointmentBlock info={info} quiet={result !== undefined} />
            <PastConsults info={info} />
          </>
        )}
      </Loaded>
    </Screen>
  )
}
