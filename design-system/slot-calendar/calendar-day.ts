/** A day of the calendar as 'yyyyMMdd'. Such keys sort as text. No time of day, so no time zone. */
export type DayKey = `${number}`
/** A month as 'yyyyMM'. */
export type MonthKey = `${number}`

// Dates in UTC, where every day has 24 hours, so that no clock change skips or repeats a day.
const read = (key: string) =>
  new Date(Date.UTC(Number(key.slice(0, 4)), Number(key.slice(4, 6)) - 1, Number(key.slice(6))))
const write = (date: Date): DayKey =>
  `${(date.getUTCFullYear() * 100 + date.getUTCMonth() + 1) * 100 + date.getUTCDate()}`

export const isDayKey = (key: string): key is DayKey => /^[1-9]\d{7}$/.test(key) && write(read(key)) === key

export const monthOf = (key: DayKey): MonthKey => `${Math.floor(Number(key) / 100)}`

/** The first day of a month. */
export const firstDayOf = (month: MonthKey): DayKey => `${Number(month) * 100 + 1}`

export const dayNumber = (key: DayKey) => Number(key.slice(6))

export function addDays(key: DayKey, count: number): DayKey {
  const date = read(key)
  date.setUTCDate(date.getUTCDate() + count)
  return write(date)
}

/** The same day of another month, or that month's last day. */
export function addMonths(key: DayKey, count: number): DayKey {
  const date = read(firstDayOf(monthOf(key)))
  date.setUTCMonth(date.getUTCMonth() + count)
  const month = monthOf(write(date))
  const last = lastOf(month)
  const same: DayKey = `${Number(month) * 100 + dayNumber(key)}`
  return same < last ? same : last
}

/** 0 is Monday. */
export const weekday = (key: DayKey) => (read(key).getUTCDay() + 6) % 7

/** Weeks since Monday 5 January 1970. */
export const weekNumber = (key: DayKey) =>
  Math.floor((read(key).getTime() - read('19700105').getTime()) / (7 * 86_400_000))

export const clampDay = (key: DayKey, from: DayKey, to: DayKey): DayKey => {
  if (key < from) return from
  return key > to ? to : key
}

/** Number of weeks in a view. */
const weeksInView = 5

/** Index of a day's view of five weeks; view 0 begins with the week of `first`. */
export const viewOf = (day: DayKey, first: DayKey) => Math.floor((weekNumber(day) - weekNumber(first)) / weeksInView)

/** The weeks of a view, from Monday. */
export function weeksOf(view: number, first: DayKey): DayKey[][] {
  const monday = addDays(first, view * weeksInView * 7 - weekday(first))
  return Array.from({ length: weeksInView }, (_, week) => weekFrom(addDays(monday, week * 7)))
}

/** The week of a day. */
export const weekOf = (day: DayKey): DayKey[] => weekFrom(addDays(day, -weekday(day)))

const weekFrom = (monday: DayKey) => Array.from({ length: 7 }, (_, place) => addDays(monday, place))

function lastOf(month: MonthKey): DayKey {
  const date = read(firstDayOf(month))
  date.setUTCMonth(date.getUTCMonth() + 1, 0)
  return write(date)
}
