import { Button } from '#design-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { appointmentBlock, unknownStateConsults } from '../appointments/rules/appointment-block.ts'
import { AppointmentBlock } from '../appointments/consult/planned-block.tsx'
import { QuietConsultActions } from '../appointments/consult/quiet-consult-actions.tsx'
import { Medicines } from '../documents/medicines.tsx'
import { useClock } from '../../platform/clock.ts'
import { QuickLinks, quickLinkCount } from './quick-links.tsx'
import { ContactLinks } from './contact-links.tsx'
import { MessagesPanel } from './messages-panel.tsx'
import { RestAppointment } from './rest-appointment.tsx'
import type { OverviewProps } from './overview-props.ts'

/** Number of medicines shown: with more, the first screen of a phone does not hold what is below. */
const mostMedicines = 1

/** The overview while 'Rust' is on: what an attack needs fits the first screen (BLOCK-11); one press shows the rest. */
export function RestOverview({ info }: OverviewProps) {
  const { t } = useTranslation('dashboard')
  const [isWhole, setIsWhole] = useState(false)
  const { now } = useClock()
  const block = appointmentBlock(info.consults, now())
  const planned = block.kind === 'planned' ? block.planned : []
  const [next, ...later] = planned
  // That a locked consult cannot be changed is shown with the rest.
  const shown = block.kind === 'locked' && !isWhole ? block.consult : next
  // Moving and cancelling, the calendar, and later appointments; then the messages and the links.
  const left = (next ? 2 : 0) + (later.length > 0 ? 1 : 0) + 1 + quickLinkCount
  return (
    // Boxes extend beyond the column by their padding: their text aligns with the rest and has more room.
    <div className="-mx-3 -mt-6 flex flex-col gap-1.5 wide:gap-3">
      {shown && unknownStateConsults(info.consults, now()).length === 0 ? (
        <RestAppointment consult={shown} />
      ) : (
        <AppointmentBlock info={info} limit={1} />
      )}
      <ContactLinks threads={info.internal_message_threads} />
      <Medicines documents={info.documents} most={mostMedicines} isShort />
      {isWhole ? (
        <div className="flex flex-col gap-3 px-3">
          {next && <QuietConsultActions consult={next} later={later.length} />}
          <MessagesPanel info={info} />
          <QuickLinks />
        </div>
      ) : (
        <Button variant="quiet" className="min-h-11! self-start" onClick={() => setIsWhole(true)}>
          {t('rest.all', { left })}
        </Button>
      )}
    </div>
  )
}
