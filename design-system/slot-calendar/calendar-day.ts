/** A day as 'yyyyMMdd', e.g. '20261208'; keys sort as text. It has no time of day, so no time zone. A plain string needs a type assertion. */
export type DayKey = `${number}`
/** A month as 'yyyyMM', e.g. '202612'. */
export type MonthKey = `${number}`

// Dates in UTC, where each day has 24 hours, so that no clock change skips or repeats a day.
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

/** The same day `count` months later, or the last day of that month. */
export function addMonths(key: DayKey, count: number): DayKey {
  const date = read(firstDayOf(monthOf(key)))
  date.setUTCMonth(date.getUTCMonth() + count)
  const month = monthOf(write(date))
  const last = lastOf(month)
  const same: DayKey = `${Number(month) * 100 + dayNumber(key)}`
  return same < last ? same : last
}

/** Day of the week, 0 to 6; 0 is Monday. */
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

/** Index of the view of five weeks with this day; view 0 begins with the week of `first`. */
export const viewOf = (day: DayKey, first: DayKey) => Math.floor((weekNumber(day) - weekNumber(first)) / weeksInView)

/** The five weeks of a view, each from Monday. */
export function weeksOf(view: number, first: DayKey): DayKey[][] {
  const monday = addDays(first, view * weeksInView * 7 - weekday(first))
  return Array.from({ length: weeksInView }, (_, week) => weekFrom(addDays(monday, week * 7)))
}

/** The seven days of a day's week, from Monday. */
export const weekOf = (day: DayKey): DayKey[] => weekFrom(addDays(day, -weekday(day)))

const weekFrom = (monday: DayKey) => Array.from({ length: 7 }, (_, index) => addDays(monday, index))

function lastOf(month: MonthKey): DayKey {
  const date = read(firstDayOf(month))
  date.setUTCMonth(date.getUTCMonth() + 1, 0)
  return write(date)
}
