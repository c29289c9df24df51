import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { Slot } from '../../api/contract/consult.ts'
import { slotsQuery } from '../../api/queries.ts'
import { slotId, slotsByDay } from '../../rules/bookable-slot.ts'
import type { BookingMode } from '../../rules/booking-mode.ts'
import { dayKey, slotWindow } from '../../rules/clinic-time.ts'
import { clinicAtom } from '../../session/clinic.ts'
import { clockAtom } from '../../session/clock.ts'
import { settingsAtom } from '../../session/settings.ts'
import type { Bookable } from './bookable.ts'

/** The free times for what is booked, in one mode. */
export function useSlots(subject: Bookable, mode: BookingMode | null) {
  const { now } = useAtomValue(clockAtom)
  const { slotDays } = useAtomValue(settingsAtom)
  const { startDateTime, endDateTime, ...dates } = useMemo(() => slotWindow(now(), slotDays), [now, slotDays])
  const rescheduling = subject.kind === 'move'
  const query = useQuery({ ...slotsQuery(useAtomValue(clinicAtom), { startDateTime, endDateTime, rescheduling }), placeholderData: keepPreviousData })
  const days = useMemo(() => (query.data && mode ? slotsByDay(query.data, subject.category, mode) : {}), [query.data, mode, subject.category])
  const offered = (id: string | null): Slot | null => Object.values(days).flat().find((slot) => slotId(slot) === id) ?? null
  return {
    query, days, offered,
    /** Whether a time is free by the clinic's answer, in the category, the mode and the days asked for; undefined while there is none. */
    isFree: (slot: Slot): boolean | undefined => (query.data ? offered(slotId(slot)) !== null : undefined),
    dates: { ...dates, ...(subject.kind === 'move' && { current: dayKey(subject.consult.startDateTime) }) },
  }
}
