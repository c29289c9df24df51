import type { Consult, ConsultCategory, Slot } from '../api/contract/consult.ts'
import type { BookingMode } from './booking-mode.ts'
import { dayKey, daysUntil, type DayKey } from './clinic-time.ts'
import { categoryOf, modeOf } from './consult-mode.ts'
import { ownOverlap } from './own-overlap.ts'

/** What an earlier time of a consult is looked for by: nothing about it changes but its moment. */
export interface EarlierWish {
  category: ConsultCategory
  mode: BookingMode
  /** How many days ahead the consult itself is. */
  days: number
}

const most = 2

/** How to look for an earlier time. Nothing where the type is never booked, or where no day before it can be: the first is tomorrow. */
export function earlierWish({ consultTypeId, startDateTime }: Consult, now: Date): EarlierWish | undefined {
  const [category, mode, days] = [categoryOf(consultTypeId), modeOf(consultTypeId), daysUntil(startDateTime, now)]
  return category === undefined || mode === undefined || days <= 1 ? undefined : { category, mode, days }
}

/**
 * Free times before the consult, in order: the earliest, and others on other days first, as who cannot come on one day
 * has little use for more of it. None at which the patient has another consult.
 */
export function earlierTimes(days: Readonly<Record<DayKey, readonly Slot[]>>, consult: Consult, own: readonly Consult[]): Slot[] {
  const at = ({ startDT }: Slot) => Date.parse(startDT)
  const earlier = Object.values(days).flat().filter((slot) => at(slot) < Date.parse(consult.startDateTime) && !ownOverlap(own, slot, consult)).toSorted((one, other) => at(one) - at(other))
  const isFirstOfDay = (slot: Slot, place: number) => dayKey(slot.startDT) !== dayKey(earlier[place - 1]?.startDT ?? new Date(0))
  const wanted = new Set([...earlier.filter(isFirstOfDay), ...earlier])
  const offered = [...wanted].slice(0, most)
  return earlier.filter((slot) => offered.includes(slot))
}
