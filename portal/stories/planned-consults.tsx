import { AppointmentBlock } from '../features/appointments/consult/planned-block.tsx'
import { QueryContent } from '../ui/load-states/query-content.tsx'
import { OverviewBar } from '../ui/layout/overview-bar.tsx'
import { Screen } from '../ui/layout/screen.tsx'
import { usePatientInfo } from '../session/use-patient-info.ts'

/** The cards of planned consults. */
export function PlannedConsults() {
  return (
    <Screen title="Afspraken" header={<OverviewBar />}>
      <h1>Afspraken</h1>
      <QueryContent query={usePatientInfo()}>{(info) => <AppointmentBlock info={info} />}</QueryContent>
    </Screen>
  )
}
