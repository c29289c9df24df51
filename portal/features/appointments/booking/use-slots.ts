import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ConsultCategory, Slot, Slots } from '../../../api/contract/consult.ts'
import { slotsQuery } from '../../../api/queries.ts'
import { slotId, slotsByDay } from '../rules/bookable-slot.ts'
import type { BookingMode } from '../../../rules/booking-mode.ts'
import { dayKey, slotWindow, type DayKey } from '../../../rules/clinic-time.ts'
import { weakMemo } from '../rules/weak-memo.ts'
import { useApiClient } from '../../../platform/api-client.ts'
import { useClock } from '../../../platform/clock.ts'
import { useSettings } from '../../../platform/settings.ts'
import type { Bookable } from './bookable.ts'

const noDays: Record<string, Slot[]> = {}
const slotsById = weakMemo(
  (days: typeof noDays) =>
    new Map(
      Object.values(days)
        .flat()
        .map((slot) => [slotId(slot), slot]),
    ),
)
const cachesOf = weakMemo((_answer: Slots) => new Map<string, typeof noDays>())

/** Cached per answer, category, mode and first day: an answer of a year holds thousands of slots. One from before midnight has days that are over. */
function freeDays(answer: Slots, category: ConsultCategory, mode: BookingMode, first: DayKey): typeof noDays {
  const [cache, key] = [cachesOf(answer), `${category} ${mode} ${first}`]
  const days =
    cache.get(key) ??
    Object.fromEntries(Object.entries(slotsByDay(answer, category, mode)).filter(([day]) => day >= first))
  cache.set(key, days)
  return days
}

interface SlotOptions {
  /** Days ahead, at most the clinic's `slotDays`. */
  days?: number
  /** False postpones the request. */
  enabled?: boolean
}

/**
 * Free slots for a subject in one mode: the query, the slots by day (yyyyMMdd), the bounds of the calendar in `dates`,
 * and `offered`, which gives the slot of an id or null. No slots without a mode.
 */
export function useSlots(
  subject: Bookable,
  mode: BookingMode | null,
  { days: maxDays = Infinity, enabled = true }: SlotOptions = {},
) {
  const { now } = useClock()
  const { slotDays } = useSettings()
  const { startDateTime, endDateTime, ...dates } = useMemo(
    () => slotWindow(now(), Math.min(slotDays, maxDays)),
    [now, slotDays, maxDays],
  )
  const rescheduling = subject.kind === 'move'
  const query = useQuery({
    ...slotsQuery(useApiClient(), { startDateTime, endDateTime, rescheduling }),
    placeholderData: keepPreviousData,
    enabled,
  })
  const days = query.data && mode ? freeDays(query.data, subject.category, mode, dates.from) : noDays
  const offered = (id: string | null): Slot | null => (id === null ? null : (slotsById(days).get(id) ?? null))
  return {
    query,
    days,
    offered,
    /** Whether the slot is in the answer, for this category, mode and window; undefined without an answer. */
    isFree: (slot: Slot): boolean | undefined => (query.data ? offered(slotId(slot)) !== null : undefined),
    dates: { ...dates, ...(subject.kind === 'move' && { current: dayKey(subject.consult.startDateTime) }) },
  }
}
