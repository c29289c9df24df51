import type { Slot } from '../../../api/contract/consult.ts'
import { dayAndDateText, shortDateText, timeText } from '../../../rules/clinic-time.ts'

/** The chosen day and time for the footer: abbreviated on screen, in full for screen readers. */
export function ChosenTime({ slot }: { slot: Slot }) {
  const time = timeText(slot.startDT)
  return (
    <>
      <span aria-hidden>{`${shortDateText(slot.startDT)}, ${time}`}</span>
      <span className="sr-only">{`${dayAndDateText(slot.startDT)}, ${time}`}</span>
    </>
  )
}
