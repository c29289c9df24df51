import type { Consult, ConsultCategory } from '../../../api/contract/consult.ts'
import type { BookingMode } from '../../../rules/booking-mode.ts'
import { daysUntil } from '../../../rules/clinic-time.ts'
import { categoryOf, modeOf } from './consult-mode.ts'

/** What an earlier time of a consult is looked for by: nothing about it changes but its moment. */
export interface EarlierWish {
  category: ConsultCategory
  mode: BookingMode
  /** How many days ahead the consult itself is. */
  days: number
}

/** How to look for an earlier time. Nothing where the type is never booked, or where no day before it can be: the first is tomorrow. */
export function earlierWish({ consultTypeId, startDateTime }: Consult, now: Date): EarlierWish | undefined {
  const [category, mode, days] = [categoryOf(consultTypeId), modeOf(consultTypeId), daysUntil(startDateTime, now)]
  return category === undefined || mode === undefined || days <= 1 ? undefined : { category, mode, days }
}
