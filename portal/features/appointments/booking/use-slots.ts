import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ConsultCategory, Slot, Slots } from '../../../api/contract/consult.ts'
import { slotsQuery } from '../../../api/queries.ts'
import { slotId, slotsByDay } from '../rules/bookable-slot.ts'
import type { BookingMode } from '../../../rules/booking-mode.ts'
import { dayKey, slotWindow, type DayKey } from '../../../rules/clinic-time.ts'
import { weakMemo } from '../../../rules/weak-memo.ts'
import { useApiClient } from '../../../platform/api-client.ts'
import { useClock } from '../../../platform/clock.ts'
import { useSettings } from '../../../platform/settings.ts'
import type { Bookable } from './bookable.ts'

const noDays: Record<DayKey, Slot[]> = {}
const slotsById = weakMemo((days: typeof noDays) => new Map(Object.values(days).flat().map((slot) => [slotId(slot), slot])))
const daysOf = weakMemo((_answer: Slots) => new Map<string, typeof noDays>())

/** A year of an answer is thousands of times: a step that opens again, or another screen, goes through none of them again. */
function freeDays(answer: Slots, category: ConsultCategory, mode: BookingMode): typeof noDays {
  const [known, which] = [daysOf(answer), `${category} ${mode}`]
  const days = known.get(which) ?? slotsByDay(answer, category, mode)
  known.set(which, days)
  return days
}

interface AskedSlots {
  /** How many days ahead, where that is less than the clinic has set. */
  days?: number
  /** Whether they are wanted yet. */
  enabled?: boolean
}

/** The free times for what is booked, in one mode. */
export function useSlots(subject: Bookable, mode: BookingMode | null, { days: wanted = Infinity, enabled = true }: AskedSlots = {}) {
  const { now } = useClock()
  const { slotDays } = useSettings()
  const { startDateTime, endDateTime, ...dates } = useMemo(() => slotWindow(now(), Math.min(slotDays, wanted)), [now, slotDays, wanted])
  const rescheduling = subject.kind === 'move'
  const query = useQuery({ ...slotsQuery(useApiClient(), { startDateTime, endDateTime, rescheduling }), placeholderData: keepPreviousData, enabled })
  const days = query.data && mode ? freeDays(query.data, subject.category, mode) : noDays
  const offered = (id: string | null): Slot | null => (id === null ? null : slotsById(days).get(id) ?? null)
  return {
    query, days, offered,
    /** Whether a time is free by the clinic's answer, in the category, the mode and the days asked for; undefined while there is none. */
    isFree: (slot: Slot): boolean | undefined => (query.data ? offered(slotId(slot)) !== null : undefined),
    dates: { ...dates, ...(subject.kind === 'move' && { current: dayKey(subject.consult.startDateTime) }) },
  }
}
