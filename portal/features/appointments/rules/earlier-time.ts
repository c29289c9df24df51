import type { Consult, Slot } from '../../../api/contract/consult.ts'
import { dayKey } from '../../../rules/clinic-time.ts'
import { ownOverlap } from './own-overlap.ts'

const maxTimes = 2

/**
 * At most two free times before the consult, in order: the earliest, and preferably one on another day. Times that overlap
 * a consult in `own` are left out.
 */
export function earlierTimes(
  days: Readonly<Record<string, readonly Slot[]>>,
  consult: Consult,
  own: readonly Consult[],
): Slot[] {
  const at = ({ startDT }: Slot) => Date.parse(startDT)
  const earlier = Object.values(days)
    .flat()
    .filter((slot) => at(slot) < Date.parse(consult.startDateTime) && !ownOverlap(own, slot, consult))
    .toSorted((one, other) => at(one) - at(other))
  const isFirstOfDay = (slot: Slot, index: number) =>
    dayKey(slot.startDT) !== dayKey(earlier[index - 1]?.startDT ?? new Date(0))
  const byPreference = new Set([...earlier.filter(isFirstOfDay), ...earlier])
  const offered = [...byPreference].slice(0, maxTimes)
  return earlier.filter((slot) => offered.includes(slot))
}
