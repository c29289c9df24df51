import type { Consult, Slot } from '../../../api/contract/consult.ts'
import { dayKey, type DayKey } from '../../../rules/clinic-time.ts'
import { ownOverlap } from './own-overlap.ts'

const most = 2

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
