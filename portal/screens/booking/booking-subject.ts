import type { Consult, ConsultCategory } from '../../api/contract/consult.ts'
import type { PatientInfo } from '../../api/contract/patient.ts'
import type { StateOf } from '../../navigation/destination.ts'
import type { destinations } from '../../navigation/destinations.ts'
import { categoryOf } from '../../rules/booking-mode.ts'

/** What is being booked: a new consult of a category, or the move of one the patient has. */
export type BookingSubject =
  | { kind: 'new'; category: ConsultCategory }
  | { kind: 'move'; category: ConsultCategory; consult: Consult }
  | { kind: 'unknownConsult' }
  | { kind: 'unknownCategory' }

/** What can be booked. */
export type Bookable = Extract<BookingSubject, { kind: 'new' | 'move' }>

/** The navigation state names a consult; of what type it is, the clinic knows. */
export function bookingSubject(info: PatientInfo, { isReschedule, cancel_consult_id, consultId }: StateOf<typeof destinations.booking>): BookingSubject {
  if (!isReschedule) {
    const category = info.nextConsult?.nextConsultCategory
    return category === undefined ? { kind: 'unknownCategory' } : { kind: 'new', category }
  }
  const consult = info.consults.find(({ id }) => id === (cancel_consult_id ?? consultId))
  const category = consult && categoryOf(consult.consultTypeId)
  return consult && category !== undefined ? { kind: 'move', category, consult } : { kind: 'unknownConsult' }
}
