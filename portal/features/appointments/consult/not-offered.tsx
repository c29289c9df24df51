import { useTranslation } from 'react-i18next'
import type { PatientInfo } from '../../../api/contract/patient.ts'
import { appointmentBlock } from '../rules/appointment-block.ts'
import { useClock } from '../../../platform/clock.ts'
import { Alert } from '../../../ui/load-states/alert.tsx'
import { AppointmentBlock } from './planned-block.tsx'

interface NotOfferedProps {
  info: PatientInfo
  /** Why the consult cannot be changed; undefined when booking a new one. */
  change: string | undefined
}

/** Replaces a task that the appointment block does not offer: the reason, and the block itself. */
export function NotOffered({ info, change }: NotOfferedProps) {
  const { t } = useTranslation('appointment')
  const { now } = useClock()
  const { kind } = appointmentBlock(info.consults, now())
  // In these states the block explains it.
  const isExplained = kind === 'pastOpen' || kind === 'locked' || kind === 'unsure'
  return (
    <>
      {(change ?? !isExplained) && <Alert tone="info">{change ?? t('booking.alreadyPlanned')}</Alert>}
      <AppointmentBlock info={info} quiet />
    </>
  )
}
