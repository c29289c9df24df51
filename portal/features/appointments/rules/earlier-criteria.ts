import type { Consult, ConsultCategory } from '../../../api/contract/consult.ts'
import type { BookingMode } from '../../../rules/booking-mode.ts'
import { daysUntil } from '../../../rules/clinic-time.ts'
import { categoryOf, modeOf } from './consult-mode.ts'

/** Parameters of a search for an earlier time: category and mode stay the same. */
export interface EarlierCriteria {
  category: ConsultCategory
  mode: BookingMode
  /** Calendar days until the consult itself; at least 2. */
  days: number
}

/** Search parameters for an earlier time; undefined for types that cannot be booked, and when no day lies between today and the consult. */
export function earlierCriteria({ consultTypeId, startDateTime }: Consult, now: Date): EarlierCriteria | undefined {
  const [category, mode, days] = [categoryOf(consultTypeId), modeOf(consultTypeId), daysUntil(startDateTime, now)]
  return category === undefined || mode === undefined || days <= 1 ? undefined : { category, mode, days }
}
