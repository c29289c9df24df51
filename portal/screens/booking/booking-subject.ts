import type { Consult, ConsultCategory } from '../../api/contract/consult.ts'
import type { PatientInfo } from '../../api/contract/patient.ts'
import type { BookingState } from '../../navigation/navigation-state.ts'
import { categoryOf } from '../../rules/booking-mode.ts'

/** What is being booked: a new consult of a category, or the move of one the patient has. */
export type BookingSubject =
  | { kind: 'new'; category: ConsultCategory }
  | { kind: 'move'; category: ConsultCategory; consult: Consult }
  | { kind: 'unknownConsult' }
  | { kind: 'unknownCategory' }

export function bookingSubject(info: PatientInfo, { isReschedule, cancel_consult_id, consultId, consultType }: BookingState): BookingSubject {
  if (!isReschedule) {
    const category = info.nextConsult?.nextConsultCategory
    return category === undefined ? { kind: 'unknownCategory' } : { kind: 'new', category }
  }
  const consult = info.consults.find(({ id }) => id === (cancel_consult_id ?? consultId))
  const category = consult && categoryOf(consultType ?? consult.consultTypeId)
  return consult && category !== undefined ? { kind: 'move', category, consult } : { kind: 'unknownConsult' }
}
