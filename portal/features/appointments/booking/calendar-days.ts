import type { Slot } from '../../../api/contract/consult.ts'
import { CalendarTime } from '../rules/bookable-slot.ts'
import { weakMemo } from '../rules/weak-memo.ts'

/** Free times per day (yyyyMMdd) as calendar items; the same object for the same input. */
export const calendarDays = weakMemo((days: Readonly<Record<string, readonly Slot[]>>) =>
  Object.fromEntries(Object.entries(days).map(([key, free]) => [key, free.map((slot) => new CalendarTime(slot))])),
)
