import { useTranslation } from 'react-i18next'
import type { PatientInfo } from '../../../api/contract/patient.ts'
import { appointmentBlock } from '../rules/appointment-block.ts'
import { useClock } from '../../../platform/clock.ts'
import { LabelledNotice } from '../../../ui/load-states/labelled-notice.tsx'
import { AppointmentBlock } from './planned-block.tsx'

interface NotOfferedProps {
  info: PatientInfo
  /** Why this consult cannot be changed, where one was to be. */
  change: string | undefined
}

/** In place of a task that the appointment block does not offer: why, and what can be done now. */
export function NotOffered({ info, change }: NotOfferedProps) {
  const { t } = useTranslation('appointment')
  const { now } = useClock()
  const { kind } = appointmentBlock(info.consults, now())
  // Where one is past and open, or locked, or in doubt, the block itself says why.
  const saysWhy = kind === 'pastOpen' || kind === 'locked' || kind === 'unsure'
  return (
    <>
      {(change ?? !saysWhy) && <LabelledNotice tone="info">{change ?? t('booking.alreadyPlanned')}</LabelledNotice>}
      <AppointmentBlock info={info} quiet />
    </>
  )
}
