import { firstDayOf, type DayKey, type MonthKey } from '../slot-calendar/calendar-day.ts'

interface DateNames {
  /** 'Tuesday 8 December' */
  dayName: (day: DayKey) => string
  /** 'December 2026', 'November – December 2026' or 'December 2026 – January 2027' */
  monthsName: (first: MonthKey, last: MonthKey) => string
  /** 'Dec' */
  shortMonth: (month: MonthKey) => string
  /** Monday first. */
  weekdays: { short: string; long: string }[]
}

const noonOf = (day: string): Date => new Date(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T12:00Z`)

/**
 * Formats names of days and months. A date is composed of separate names, as separators and full stops in `Intl`'s own
 * formats differ between server and browser.
 */
export function dateNames(language: string): DateNames {
  const name = (options: Intl.DateTimeFormatOptions) => {
    const shown = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
    return (day: string) => shown.format(noonOf(day)).replace(/\.$/, '')
  }
  const [weekday, month, year] = [name({ weekday: 'long' }), name({ month: 'long' }), name({ year: 'numeric' })]
  const [shortWeekday, shortMonth] = [name({ weekday: 'short' }), name({ month: 'short' })]
  // A Monday and the days after it.
  const week = Array.from({ length: 7 }, (_, index) => `${20240101 + index}`)
  return {
    dayName: (day) => `${weekday(day)} ${Number(day.slice(6))} ${month(day)}`,
    monthsName: (first, last) => {
      const [begin, end] = [firstDayOf(first), firstDayOf(last)]
      if (begin === end) return `${month(end)} ${year(end)}`
      const isSameYear = year(begin) === year(end)
      return `${month(begin)}${isSameYear ? '' : ` ${year(begin)}`} – ${month(end)} ${year(end)}`
    },
    shortMonth: (key) => shortMonth(firstDayOf(key)),
    weekdays: week.map((day) => ({ short: shortWeekday(day), long: weekday(day) })),
  }
}
