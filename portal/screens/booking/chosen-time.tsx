import type { Slot } from '../../api/contract/consult.ts'
import { shortDateText, timeText } from '../../rules/clinic-time.ts'

/** The chosen day and time, short: it stands in the bar below. */
export function ChosenTime({ slot }: { slot: Slot }) {
  return `${shortDateText(slot.startDT)}, ${timeText(slot.startDT)}`
}
