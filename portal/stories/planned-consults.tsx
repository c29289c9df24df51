import { AppointmentBlock } from '../screens/consult/appointment-block.tsx'
import { Loaded } from '../screens/failure/loaded.tsx'
import { OverviewBar } from '../screens/frame/overview-bar.tsx'
import { Screen } from '../screens/frame/screen.tsx'
import { usePatientInfo } from '../screens/patient/use-patient-info.ts'

/** The cards of what is planned, for what stands in them. */
export function PlannedConsults() {
  return (
    <Screen title="Afspraken" header={<OverviewBar />}>
      <h1>Afspraken</h1>
      <Loaded query={usePatientInfo()}>{(info) => <AppointmentBlock info={info} />}</Loaded>
    </Screen>
  )
}
