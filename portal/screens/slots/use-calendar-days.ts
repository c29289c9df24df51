import { useMemo } from 'react'
import type { Slot } from '../../api/contract/consult.ts'
import { calendarSlot } from '../../rules/bookable-slot.ts'
import type { DayKey } from '../../rules/clinic-time.ts'

/** Free times as the calendar takes them, the same as long as they are. */
export const useCalendarDays = (days: Readonly<Record<DayKey, readonly Slot[]>>) =>
  useMemo(() => Object.fromEntries(Object.entries(days).map(([key, free]) => [key, free.map(calendarSlot)])), [days])
