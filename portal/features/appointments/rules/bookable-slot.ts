import type { ConsultCategory, Slot, Slots } from '../../../api/contract/consult.ts'
import type { BookingMode } from '../../../rules/booking-mode.ts'
import { fitsMode } from './consult-mode.ts'
import { hourOf, timeText } from '../../../rules/clinic-time.ts'

/** Part of a day in which a calendar groups times (see `dayPart`). */
export type DayPart = 'morning' | 'afternoon' | 'evening'

/** Key of a slot, unique within an answer. */
export const slotId = ({ startDT, avId, typeId }: Slot): string => `${avId}/${typeId}/${startDT}`

/** Morning until 12:00, afternoon until 18:00, Amsterdam time. */
export function dayPart(instant: string): DayPart {
  const hour = hourOf(instant)
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}

/**
 * Slots of a category that fit a mode, by day (yyyyMMdd) and in order of time; one per time, as employees are not shown
 * (BOOK-04). Days without any are left out.
 */
export function slotsByDay(slots: Slots, category: ConsultCategory, mode: BookingMode): Record<string, Slot[]> {
  const days: Record<string, Slot[]> = {}
  for (const [key, offered] of Object.entries(slots[String(category)] ?? {})) {
    const fitting = offered
      .filter(({ typeId }) => fitsMode(typeId, mode))
      .map((slot) => ({ slot, at: Date.parse(slot.startDT) }))
      .toSorted((one, other) => one.at - other.at)
    const distinct = fitting.filter(({ at }, index) => at !== fitting[index - 1]?.at)
    if (distinct.length > 0) days[key] = distinct.map(({ slot }) => slot)
  }
  return days
}

/** A slot as the calendar shows it. Texts are getters, as a year holds thousands of slots. */
export class CalendarTime {
  readonly id: string
  readonly dateTime: string

  constructor(slot: Slot) {
    this.id = slotId(slot)
    this.dateTime = slot.startDT
  }

  get time(): string {
    return timeText(this.dateTime)
  }

  get part(): DayPart {
    return dayPart(this.dateTime)
  }
}
