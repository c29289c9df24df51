import type { ConsultCategory, Slot, Slots } from '../../../api/contract/consult.ts'
import type { BookingMode } from '../../../rules/booking-mode.ts'
import { fitsMode } from './consult-mode.ts'
import { hourOf, timeText, type DayKey } from '../../../rules/clinic-time.ts'

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
    const fitting = offered.filter(({ typeId }) => fitsMode(typeId, mode)).map((slot) => ({ slot, at: Date.parse(slot.startDT) })).toSorted((one, other) => one.at - other.at)
    const distinct = fitting.filter(({ at }, index) => at !== fitting[index - 1]?.at)
    if (distinct.length > 0) days[key] = distinct.map(({ slot }) => slot)
  }
  return days
}

/** A slot as a calendar takes it. Its words are made when they are shown: a year holds thousands. */
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
