import type { PatientInfo } from '../../../api/contract/patient.ts'
import type { StateOf } from '../../../navigation/route-table.ts'
import { appointmentBlock, changeableConsult } from '../rules/appointment-block.ts'
import { categoryOf } from '../rules/consult-mode.ts'
import type { Bookable } from './bookable.ts'

type BookingState = StateOf<'booking'>

/** What is being booked, or why nothing can be. */
type BookingSubject =
  | Bookable
  /** The appointment block offers no such action. */
  | { kind: 'notOffered' }
  | { kind: 'unknownCategory' }

/** Whether there is something to book. */
export const isBookable = (subject: BookingSubject): subject is Bookable =>
  subject.kind === 'new' || subject.kind === 'move'

/** Id of the consult to move, from the navigation state. */
export const movedId = ({ cancel_consult_id, consultId }: BookingState): number | undefined =>
  cancel_consult_id ?? consultId

/**
 * What can be booked, by navigation state and patient info (BOOK-20, BOOK-22). The consult's type comes from patient
 * info, not from the state.
 */
export function bookingSubject(info: PatientInfo, state: BookingState, now: Date): BookingSubject {
  if (!state.isReschedule) {
    if (appointmentBlock(info.consults, now).kind !== 'none') return { kind: 'notOffered' }
    const category = info.nextConsult?.nextConsultCategory
    return category === undefined ? { kind: 'unknownCategory' } : { kind: 'new', category }
  }
  const consult = changeableConsult(info.consults, movedId(state), now)
  const category = consult && categoryOf(consult.consultTypeId)
  return consult && category !== undefined ? { kind: 'move', category, consult } : { kind: 'notOffered' }
}
