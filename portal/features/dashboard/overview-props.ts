import type { PatientInfo } from '../../api/contract/patient.ts'
import type { PlannedInfo } from '../appointments/consult/planned-block.tsx'
import type { MessagesPanelProps } from './messages-panel.tsx'

/** The patient info that the overview shows. */
export interface OverviewProps {
  info: PlannedInfo & MessagesPanelProps['info'] & Pick<PatientInfo, 'documents'>
}
