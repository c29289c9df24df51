import { AppointmentBlock } from '../features/appointments/consult/planned-block.tsx'
import { Loaded } from '../ui/load-states/loaded.tsx'
import { OverviewBar } from '../ui/layout/overview-bar.tsx'
import { Screen } from '../ui/layout/screen.tsx'
import { usePatientInfo } from '../session/use-patient-info.ts'

/** The cards of planned consults. */
export function PlannedConsults() {
  return (
    <Screen title="Afspraken" header={<OverviewBar />}>
      <h1>Afspraken</h1>
      <Loaded query={usePatientInfo()}>{(info) => <AppointmentBlock info={info} />}</Loaded>
    </Screen>
  )
}
