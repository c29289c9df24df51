import { addDays, isDayKey, type DayKey } from './calendar-day.ts'
import type { CalendarDates, CalendarSlot } from './calendar-slot.ts'

export interface CalendarInput extends Omit<CalendarDates, 'current'> {
  days: Record<DayKey, CalendarSlot[]>
  day: DayKey | null
}

export interface SoundCalendar {
  /** Times by day, sorted, each once, of days that can be chosen only. */
  slots: Map<DayKey, CalendarSlot[]>
  /** First and last day that can be chosen; none can when `last` comes before `first`. */
  first: DayKey
  last: DayKey
  day: DayKey | null
  /** What was wrong with the input, for the developer. */
  faults: string[]
}

/** Makes the best of what the caller gives, so that bad data never breaks the page. */
export function soundInput({ days, from, to, today, day }: CalendarInput): SoundCalendar {
  const faults: string[] = []
  const check = (prop: string, key: DayKey | null) => {
    if (key === null || isDayKey(key)) return true
    faults.push(`${prop}: "${key}" is not a yyyyMMdd day`)
    return false
  }
  const keys = Object.keys(days).filter((key) => check('days', key)).toSorted()
  const start = check('from', from) ? from : (keys[0] ?? '19700101')
  const end = check('to', to) ? to : (keys.at(-1) ?? start)
  if (end < start) faults.push(`to: ${end} is before from (${start})`)
  // The day that is already running, and all before it, can never be chosen.
  const tomorrow = check('today', today) ? addDays(today, 1) : start
  const first = tomorrow > start ? tomorrow : start
  const open = (key: DayKey) => key >= first && key <= end

  const slots = new Map<DayKey, CalendarSlot[]>()
  for (const key of keys) {
    const given = days[key] ?? []
    const own = onceSorted(given)
    if (own.length < given.length) faults.push(`days: ${key} has the same slot id twice`)
    if (own.length > 0 && !open(key)) faults.push(`days: ${key} has slots but lies outside the days that can be chosen`)
    else if (own.length > 0) slots.set(key, own)
  }
  const chosen = check('day', day) ? day : null
  if (chosen !== null && !open(chosen)) faults.push(`day: ${chosen} lies outside the days that can be chosen`)
  return { slots, first, last: end, day: chosen !== null && open(chosen) ? chosen : null, faults }
}

function onceSorted(slots: CalendarSlot[]) {
  const byId = new Map(slots.toReversed().map((slot) => [slot.id, slot]))
  return [...byId.values()].toReversed().toSorted((a, b) => (a.dateTime < b.dateTime ? -1 : Number(a.dateTime > b.dateTime)))
}
