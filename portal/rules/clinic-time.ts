import { TZDate } from '@date-fns/tz'
import { addDays, endOfDay, format, startOfDay } from 'date-fns'

/** The clinic's time zone: every time is computed and shown in it, wherever the device is. */
const clinicTimeZone = 'Europe/Amsterdam'

/** A calendar day in Amsterdam as yyyyMMdd. As text it sorts by date. */
export type DayKey = `${number}`

const inClinic = (instant: Date | string) =>
  new TZDate(instant instanceof Date ? instant.getTime() : Date.parse(instant), clinicTimeZone)

/**
 * A function that formats an instant (a Date, or ISO 8601 with an offset) in Amsterdam time; it throws a RangeError for an
 * invalid one. The format is made at the first use: each takes a cheap phone some ms, and no screen needs all.
 */
const formatter = (options: Intl.DateTimeFormatOptions) => {
  let shown: Intl.DateTimeFormat | undefined
  return (instant: Date | string) => {
    shown ??= new Intl.DateTimeFormat('nl-NL', { timeZone: clinicTimeZone, ...options })
    return shown.format(typeof instant === 'string' ? new Date(instant) : instant)
  }
}

/** '3 december 2026'. As all texts below, for an instant: a Date, or ISO 8601 with an offset. */
export const dateText = formatter({ day: 'numeric', month: 'long', year: 'numeric' })
/** 'donderdag 3 december 2026' */
export const longDateText = formatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const clockText = formatter({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
/** '14:05'; '02:30 (zomertijd)' or '02:30 (wintertijd)' in the hour that is repeated when summer time ends. */
export function timeText(instant: Date | string): string {
  const time = clockText(instant)
  if (!time.startsWith('02')) return time
  const hoursLater = (hours: number) => clockText(new Date(new Date(instant).getTime() + hours * 3_600_000))
  if (hoursLater(1) === time) return `${time} (zomertijd)`
  return hoursLater(-1) === time ? `${time} (wintertijd)` : time
}
/** 'donderdag' */
export const weekdayText = formatter({ weekday: 'long' })
const shortWeekday = formatter({ weekday: 'short' })
/** 'donderdag 3 december' */
export const dayAndDateText = formatter({ weekday: 'long', day: 'numeric', month: 'long' })
/** '3 december' */
export const dayMonthText = formatter({ day: 'numeric', month: 'long' })
/** '2026' */
export const yearText = formatter({ year: 'numeric' })
const monthText = formatter({ month: 'long', year: 'numeric' })
const monthName = formatter({ month: 'long' })
/** 'december 2026', 'november – december 2026' or 'december 2026 – januari 2027' */
export function monthsText(first: Date | string, last: Date | string = first): string {
  const [begin, end] = [monthText(first), monthText(last)]
  if (begin === end) return end
  return `${yearText(first) === yearText(last) ? monthName(first) : begin} – ${end}`
}
/** 'dec' */
export const shortMonthText = formatter({ month: 'short' })
/** 'do 3 december' */
export const shortDateText = formatter({ weekday: 'short', day: 'numeric', month: 'long' })

/** '3 december 2026 14:30' */
export const dateTimeText = (instant: Date | string) => `${dateText(instant)} ${timeText(instant)}`

/** The variables {date} and {time} of texts. */
export const momentOf = (instant: string): { date: string; time: string } => ({
  date: longDateText(instant),
  time: timeText(instant),
})

/** The day in Amsterdam that an instant falls on. */
export const dayKey = (instant: Date | string): DayKey => `${Number(format(inClinic(instant), 'yyyyMMdd'))}`

/** The day key of a day written as yyyy-mm-dd. */
export const dayKeyOf = (day: string): string => day.replaceAll('-', '')

export const isDayKey = (value: unknown): value is DayKey => typeof value === 'string' && /^\d{8}$/.test(value)

/** Noon in Amsterdam on a day: an instant that no clock change moves to another day. */
export function noonOf(key: string): Date {
  const [year, month, day] = [key.slice(0, 4), key.slice(4, 6), key.slice(6, 8)].map(Number) as [number, number, number]
  const near = new Date(Date.UTC(year, month - 1, day, 11))
  return new Date(near.getTime() + (12 - hourOf(near)) * 3_600_000)
}

/** The hour of the day in Amsterdam, 0 to 23. Called for every day and time of a calendar: a formatter takes a fiftieth of the time of a TZDate. */
export const hourOf = (instant: Date | string): number => Number(clockText(instant).slice(0, 2))

/** Day of the week (0 for Monday) and minutes since midnight in Amsterdam. */
export function wallClock(instant: Date | string): { weekday: number; minutes: number } {
  const at = inClinic(instant)
  return { weekday: (at.getDay() + 6) % 7, minutes: at.getHours() * 60 + at.getMinutes() }
}

const iso = (date: Date) => format(date, "yyyy-MM-dd'T'HH:mm:ssxxx")

/**
 * The window in which free times are looked for (BOOK-03): from 00:00 tomorrow to the end of the day `days` from today,
 * in Amsterdam. As ISO 8601 with offset, and as day keys `from` and `to`.
 */
export function slotWindow(now: Date, days: number) {
  const today = inClinic(now)
  const first = startOfDay(addDays(today, 1))
  const last = endOfDay(addDays(today, days))
  return {
    startDateTime: iso(first),
    endDateTime: iso(last),
    today: dayKey(now),
    from: dayKey(first),
    to: dayKey(last),
  }
}

/** Number of calendar days in Amsterdam from now to an instant: 0 today, 1 tomorrow, negative in the past. */
export function daysUntil(instant: string, now: Date): number {
  const dayNumber = (date: Date | string) => {
    const d = inClinic(date)
    return Date.UTC(d.getFullYear(), d.getMonth(), d.getDate()) / 86_400_000
  }
  return dayNumber(instant) - dayNumber(now)
}

/** Whether the device's time zone shows another time than Amsterdam's at an instant. */
export const deviceDiffers = (instant: Date): boolean =>
  inClinic(instant).getTimezoneOffset() !== instant.getTimezoneOffset()

/** The names of the days of the week, Monday first. */
export function weekdayNames(): { short: string; long: string }[] {
  // 1 January 2024 was a Monday.
  return Array.from({ length: 7 }, (_, index) => noonOf(`2024010${index + 1}`)).map((day) => ({
    short: shortWeekday(day),
    long: weekdayText(day),
  }))
}
