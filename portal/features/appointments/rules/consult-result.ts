import { consultState, type Consult } from '../../../api/contract/consult.ts'
import { isFuture } from './appointment-block.ts'
import type { BookingOutcome } from '../../../rules/booking-outcome.ts'

/** The consult of a result in the clinic's data; undefined when missing or changed since. */
export function resultConsult(consults: readonly Consult[], result: BookingOutcome, now: Date): Consult | undefined {
  if (result.kind === 'cancelled')
    return consults.find(({ id, state }) => id === result.consultId && state === consultState.cancelled)
  return consults.find(
    (consult) =>
      consult.consultTypeId === result.consultTypeId &&
      Date.parse(consult.startDateTime) === Date.parse(result.startDateTime) &&
      consult.state !== consultState.finalized &&
      isFuture(consult, now),
  )
}

/** Whether the clinic's data agree with the result. A cancelled consult may be missing from them, a booked one may not. */
export const isCurrent = (consults: readonly Consult[], result: BookingOutcome, now: Date): boolean =>
  resultConsult(consults, result, now) !== undefined ||
  (result.kind === 'cancelled' && !consults.some(({ id }) => id === result.consultId))

/** The consults apart from that of the result: without the one it shows, and without the one it moved or cancelled. */
export const otherConsults = (consults: readonly Consult[], result: BookingOutcome, now: Date): Consult[] => {
  const shown = resultConsult(consults, result, now)
  return consults.filter(
    (consult) => consult !== shown && (result.kind === 'booked' || consult.id !== result.consultId),
  )
}
