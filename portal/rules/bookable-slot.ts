import type { ConsultCategory, Slot, Slots } from '../api/contract/consult.ts'
import type { BookingMode } from './booking-mode.ts'
import { fitsMode } from './consult-mode.ts'
import { hourOf, type DayKey } from './clinic-time.ts'

export type DayPart = 'morning' | 'afternoon' | 'evening'

/** Names one slot among the others of an answer. */
export const slotId = ({ startDT, avId, typeId }: Slot): string => `${avId}/${typeId}/${startDT}`

/** Morning until 12:00, afternoon until 18:00, Amsterdam time. */
export function dayPart(instant: string): DayPart {
  const hour = hourOf(instant)
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}

/** The slots of one category that fit a mode, by day and in order of time; one slot a time, as employees do not show. */
export function slotsByDay(slots: Slots, category: ConsultCategory, mode: BookingMode): Record<DayKey, Slot[]> {
  const days: Record<DayKey, Slot[]> = {}
  for (const [key, offered] of Object.entries(slots[String(category)] ?? {})) {
    const fitting = offered.filter(({ typeId }) => fitsMode(typeId, mode)).toSorted((a, b) => Date.parse(a.startDT) - Date.parse(b.startDT))
    const distinct = fitting.filter((slot, index) => index === 0 || Date.parse(slot.startDT) !== Date.parse(fitting[index - 1]?.startDT ?? ''))
    if (distinct.length > 0) days[key] = distinct
  }
  return days
}
