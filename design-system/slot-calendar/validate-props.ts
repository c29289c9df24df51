import { addDays, isDayKey, type DayKey } from './calendar-day.ts'
import type { CalendarSlot } from './calendar-slot.ts'

/** The props as they can be at run time: days are any strings. */
export interface CalendarInput {
  days: Readonly<Record<string, CalendarSlot[]>>
  from: string
  to: string
  today: string
  day: string | null
}

export interface ValidCalendar {
  /** Slots by day, sorted and unique, of days that can be chosen only. */
  slots: Map<DayKey, CalendarSlot[]>
  /** First and last day that can be chosen. If `last` is before `first`, no day can. */
  first: DayKey
  last: DayKey
  day: DayKey | null
  /** Warnings about the props, for useDevWarning. */
  warnings: string[]
}

type ValidSlots = Omit<ValidCalendar, 'day'>

/** Drops invalid values, so that bad data never breaks the page. */
export const validateProps = ({ day, ...input }: CalendarInput): ValidCalendar => withDay(validSlots(input), day)

/** Validates everything except the chosen day, which changes often, while there can be thousands of slots. */
export function validSlots({ days, from, to, today }: Omit<CalendarInput, 'day'>): ValidSlots {
  const warnings: string[] = []
  const check = (prop: string, key: string): key is DayKey => {
    if (isDayKey(key)) return true
    warnings.push(notADay(prop, key))
    return false
  }
  const keys = Object.keys(days)
    .filter((key): key is DayKey => check('days', key))
    .toSorted()
  const start = check('from', from) ? from : (keys[0] ?? '19700101')
  const end = check('to', to) ? to : (keys.at(-1) ?? start)
  if (end < start) warnings.push(`to: ${end} is before from (${start})`)
  // Today and earlier days cannot be chosen.
  const tomorrow = check('today', today) ? addDays(today, 1) : start
  const first = tomorrow > start ? tomorrow : start

  const slots = new Map<DayKey, CalendarSlot[]>()
  for (const key of keys) {
    const given = days[key] ?? []
    const own = uniqueSorted(given)
    if (own.length < given.length) warnings.push(`days: ${key} has the same slot id twice`)
    if (own.length > 0 && (key < first || key > end))
      warnings.push(`days: ${key} has slots but lies outside the days that can be chosen`)
    else if (own.length > 0) slots.set(key, own)
  }
  return { slots, first, last: end, warnings }
}

/** Adds the chosen day, or null and a warning if it is invalid. */
export function withDay({ warnings, ...calendar }: ValidSlots, day: string | null): ValidCalendar {
  if (day === null) return { ...calendar, day, warnings }
  if (!isDayKey(day)) return { ...calendar, day: null, warnings: [...warnings, notADay('day', day)] }
  const isOpen = day >= calendar.first && day <= calendar.last
  return isOpen
    ? { ...calendar, day, warnings }
    : { ...calendar, day: null, warnings: [...warnings, `day: ${day} lies outside the days that can be chosen`] }
}

const notADay = (prop: string, key: string) => `${prop}: "${key}" is not a yyyyMMdd day`

const sortedLists = new WeakMap<CalendarSlot[], CalendarSlot[]>()

/** A day's slots, sorted and unique. Cached by list, as a calendar can have thousands. */
function uniqueSorted(slots: CalendarSlot[]): CalendarSlot[] {
  const own = sortedLists.get(slots) ?? putInOrder(slots)
  sortedLists.set(slots, own)
  return own
}

function putInOrder(slots: CalendarSlot[]): CalendarSlot[] {
  const byId = new Map(slots.toReversed().map((slot) => [slot.id, slot]))
  return [...byId.values()].toReversed().toSorted(order)
}

/** Compares instants. Comparing strings would be wrong in the night when the clock goes back: the later time has the smaller offset. */
function order({ dateTime: one }: CalendarSlot, { dateTime: other }: CalendarSlot): number {
  if (one.slice(16) !== other.slice(16)) return Date.parse(one) - Date.parse(other)
  return one < other ? -1 : Number(one > other)
}
