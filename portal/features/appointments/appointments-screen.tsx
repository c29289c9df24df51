import { useTranslation } from 'react-i18next'
import type { PatientInfo } from '../../api/contract/patient.ts'
import { useNavigationState } from '../../navigation/history-entry.ts'
import { appointmentBlock } from './rules/appointment-block.ts'
import type { Incomplete } from '../../rules/incomplete.ts'
import { otherConsults } from './rules/consult-result.ts'
import { useClock } from '../../platform/clock.ts'
import { AppointmentBlock } from './consult/planned-block.tsx'
import { ConsultResult, useConsultResult } from './booking-result.tsx'
import { IncompleteNote } from '../../ui/load-states/incomplete-note.tsx'
import { QueryContent } from '../../ui/load-states/query-content.tsx'
import { OverviewBar } from '../../ui/layout/overview-bar.tsx'
import { usePatientInfo } from '../../session/use-patient-info.ts'
import { Screen } from '../../ui/layout/screen.tsx'
import { PastConsults } from './past-consults.tsx'

/** List of planned and past consults, with the result of a change just made. */
export function AppointmentsScreen() {
  const { t } = useTranslation('appointment')
  const { result } = useNavigationState('appointments')
  return (
    // A new step after a change made on this screen: focus moves to the result.
    <Screen step={result?.startDateTime} title={t('list.title')} header={<OverviewBar />}>
      <h1>{t('list.title')}</h1>
      <QueryContent query={usePatientInfo()}>
        {(info) => (
          <>
            <Planned info={info} />
            <PastConsults info={info} />
          </>
        )}
      </QueryContent>
    </Screen>
  )
}

/** The result of a change comes first; its consult is left out of the block below. */
function Planned({ info }: { info: PatientInfo & Incomplete }) {
  const { now } = useClock()
  const result = useConsultResult(info)
  const others = result ? otherConsults(info.consults, result, now()) : info.consults
  const isOnlyResult =
    result !== undefined && result.kind !== 'cancelled' && appointmentBlock(others, now()).kind === 'none'
  return (
    <>
      {result && <ConsultResult result={result} info={info} />}
      <IncompleteNote of={info} fields={['consults']} />
      {!isOnlyResult && <AppointmentBlock info={{ ...info, consults: others }} quiet={result !== undefined} />}
    </>
  )
}
