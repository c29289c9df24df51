import type { PatientInfo } from '../../../api/contract/patient.ts'
import type { StateOf } from '../../../navigation/destinations.ts'
import { appointmentBlock, changeableConsult } from '../rules/appointment-block.ts'
import { categoryOf } from '../rules/consult-mode.ts'
import type { Bookable } from './bookable.ts'

type Asked = StateOf<'booking'>

/** What is being booked, if anything can be. */
type BookingSubject =
  | Bookable
  /** The appointment block does not offer this. */
  | { kind: 'notOffered' }
  | { kind: 'unknownCategory' }

export const isBookable = (subject: BookingSubject): subject is Bookable => subject.kind === 'new' || subject.kind === 'move'

/** The consult that is moved, by what the navigation state names. */
export const movedId = ({ cancel_consult_id, consultId }: Asked): number | undefined => cancel_consult_id ?? consultId

/** The navigation state names a consult; of what type it is, the clinic knows. */
export function bookingSubject(info: PatientInfo, asked: Asked, now: Date): BookingSubject {
  if (!asked.isReschedule) {
    if (appointmentBlock(info.consults, now).kind !== 'none') return { kind: 'notOffered' }
    const category = info.nextConsult?.nextConsultCategory
    return category === undefined ? { kind: 'unknownCategory' } : { kind: 'new', category }
  }
  const consult = changeableConsult(info.consults, movedId(asked), now)
  const category = consult && categoryOf(consult.consultTypeId)
  return consult && category !== undefined ? { kind: 'move', category, consult } : { kind: 'notOffered' }
}
