import type { Consult } from '../../../api/contract/consult.ts'
import { EarlierTime, hiddenWhileOffered } from '../earlier-offer.tsx'
import { AddToCalendar } from './add-to-calendar.tsx'
import { ChangeButtons } from './change-buttons.tsx'
import { ConsultCard } from './consult-card.tsx'

/** Card of a planned consult with its actions. */
export function PlannedConsult({
  consult,
  heading,
  quiet = false,
}: {
  consult: Consult
  heading?: string
  quiet?: boolean
}) {
  return (
    <ConsultCard consult={consult} heading={heading} quiet={quiet}>
      <ConsultActions consult={consult} />
    </ConsultCard>
  )
}

/** Buttons to move, cancel, add to the calendar and look for an earlier time. While earlier times are offered, these are the way to move it. */
export function ConsultActions({ consult }: { consult: Consult }) {
  return (
    <div className="group/actions flex flex-wrap items-center gap-3">
      <div className={`contents ${hiddenWhileOffered}`}>
        <ChangeButtons consult={consult} />
      </div>
      <AddToCalendar consult={consult} />
      <EarlierTime consult={consult} />
    </div>
  )
}
