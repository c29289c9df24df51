import type { ReactNode } from 'react'
import type { DayKey, MonthKey } from './calendar-day.ts'

export type DayPart = 'morning' | 'afternoon' | 'evening'

export interface CalendarSlot {
  /** The slot in `onValueChange`. */
  id: string
  /** The displayed time. */
  time: string
  /** The instant, ISO 8601 with offset; slots are sorted by it. */
  dateTime: string
  /** The part of the day, used as heading. */
  part: DayPart
}

/** The calendar's boundary days. */
export interface CalendarDates {
  /** First day that can be chosen. */
  from: DayKey
  /** Last day that can be chosen. */
  to: DayKey
  /** Today in the clinic's time zone; it cannot be chosen. */
  today: DayKey
  /** Day of the appointment that is being moved. */
  current?: DayKey | undefined
}

/** How the days are shown. */
export type CalendarView = 'month' | 'list'

/** The chosen day, and the id of one of its slots. */
export interface SlotChoice {
  day: DayKey | null
  slot: string | null
}

export interface SlotCalendarLabels {
  /** Heading of the first free times. */
  firstFree: string
  /** Heading of the free times nearest to one that has been taken. */
  nearestFree: string
  /** Full date of a first free time. */
  firstDay: (day: DayKey) => string
  /** Button that shows the days with times as a list. */
  asList: string
  /** Button that shows the grid again. */
  asMonth: string
  /** Accessible name of the list of days with times. */
  freeDays: string
  /** A day of that list in two parts, which may wrap. */
  listedDay: (day: DayKey, count: number) => { date: string; times: string }
  /** Button that shows more days of that list. */
  moreDays: string
  previousWeeks: string
  nextWeeks: string
  /** Heading of the view: its months, with the year. */
  months: (first: MonthKey, last: MonthKey) => string
  /** Name of a month in three letters, on its first day. */
  shortMonth: (month: MonthKey) => string
  /** Monday first. */
  weekdays: { short: string; long: string }[]
  /** Accessible name of a day that can be chosen, with its number of times. */
  day: (day: DayKey, count: number) => string
  /** Accessible name of a day that cannot be chosen. */
  outside: (day: DayKey) => string
  /** Explains the dashed ring around `current`, shown while that day is in view. */
  current?: string
  /** Heading of the times of a day. */
  timesOn: (day: DayKey) => string
  /** Shown and announced for a day without times. */
  noTimesOn: (day: DayKey) => string
  parts: Record<DayPart, string>
  /** Accessible name of the group of times. */
  times: string
  /** Button that moves focus from the times back to the chosen day. */
  otherDay: string
  /** Shown in place of the days while they load. */
  loading: string
  /** Error when the days could not be fetched; shown in their place, or above earlier ones. */
  failed: ReactNode
  /** Text alternative of that error's icon. */
  failedLabel: string
  /** Button that fetches the days again. */
  retry: string
  /** Shown in place of the calendar if no day has a time; without it, an empty grid is shown. */
  nothing?: ReactNode
}
