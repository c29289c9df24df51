import { consultState, type Consult } from '../../../api/contract/consult.ts'
import { isFuture } from './appointment-block.ts'
import type { BookingOutcome } from '../../../rules/booking-outcome.ts'

/** The consult it is about, as the clinic knows it by now; undefined where it does not, and where it is something else by now. */
export function resultConsult(consults: readonly Consult[], result: BookingOutcome, now: Date): Consult | undefined {
  if (result.kind === 'cancelled') return consults.find(({ id, state }) => id === result.consultId && state === consultState.cancelled)
  return consults.find((consult) =>
    consult.consultTypeId === result.consultTypeId && Date.parse(consult.startDateTime) === Date.parse(result.startDateTime)
    && consult.state !== consultState.finalized && isFuture(consult, now))
}

/** Whether it is still so by what the clinic says now. A cancelled consult need not be named any more; a booked one is. */
export const stillHolds = (consults: readonly Consult[], result: BookingOutcome, now: Date): boolean =>
  resultConsult(consults, result, now) !== undefined || (result.kind === 'cancelled' && !consults.some(({ id }) => id === result.consultId))

/** What else there is to tell of: neither what is gone by it, even before the clinic has told so, nor what it shows itself. */
export const besideResult = (consults: readonly Consult[], result: BookingOutcome, now: Date): Consult[] => {
  const shown = resultConsult(consults, result, now)
  return consults.filter((consult) => consult !== shown && (result.kind === 'booked' || consult.id !== result.consultId))
}
