import type { ReactNode } from 'react'
import type { DayKey, MonthKey } from './calendar-day.ts'

/** Part of the day under whose heading a slot is listed. */
export type DayPart = 'morning' | 'afternoon' | 'evening'

/** A free time of a day. */
export interface CalendarSlot {
  /** Unique in the calendar; passed to `onValueChange` and `onQuickSelect`. Of duplicates on one day the first is shown, with a warning in development. */
  id: string
  /** The displayed time, e.g. "10:20", in the clinic's time zone. */
  time: string
  /** The instant in ISO 8601 with offset. Slots are sorted by it. */
  dateTime: string
  /** Part of the day under whose heading the slot is listed. */
  part: DayPart
}

/** Boundary days of the calendar. A value that is not a 'yyyyMMdd' day is ignored, with a warning in development. */
export interface CalendarDates {
  /** First day that can be chosen, if it is after `today`. */
  from: DayKey
  /** Last day that can be chosen, inclusive. */
  to: DayKey
  /** Today in the clinic's time zone, marked with `aria-current`. Today and earlier days cannot be chosen. */
  today: DayKey
  /** Day of the appointment that is being moved; it has a dashed ring. */
  current?: DayKey | undefined
}

/** 'month' is a grid of five weeks, 'list' the days with free times. */
export type CalendarView = 'month' | 'list'

/** The chosen day, and the id of the chosen slot on it; null while not chosen. */
export interface SlotChoice {
  /** The chosen day. */
  day: DayKey | null
  /** Id of the chosen slot; null while only a day is chosen. */
  slot: string | null
}

/** The texts of a SlotCalendar. `DayKey` and `MonthKey` are to be formatted as dates. */
export interface SlotCalendarLabels {
  /** Heading of the three first free times. */
  firstFree: string
  /** Heading of the three free times nearest to one that was taken (see `near`). */
  nearestFree: string
  /** Full date of one of those times, shown before its time. */
  firstDay: (day: DayKey) => string
  /** Button that shows the days with free times as a list. */
  asList: string
  /** Button that shows the grid again. */
  asMonth: string
  /** Accessible name of the list of days. */
  freeDays: string
  /** A day of that list with its number of free times, in two texts that can wrap between them. */
  listedDay: (day: DayKey, count: number) => { date: string; times: string }
  /** Button that shows ten more days of that list. */
  moreDays: string
  /** Accessible name of the button to the previous five weeks. */
  previousWeeks: string
  /** Accessible name of the button to the next five weeks. */
  nextWeeks: string
  /** Heading of the grid: its first and last month, with the year. Announced when the view changes. */
  months: (first: MonthKey, last: MonthKey) => string
  /** Short name of a month, about three letters, shown on its first day. */
  shortMonth: (month: MonthKey) => string
  /** The seven days from Monday: `short` is visible, `long` is for screen readers. */
  weekdays: { short: string; long: string }[]
  /** Accessible name of a day that can be chosen: full date and number of free times, possibly 0. */
  day: (day: DayKey, count: number) => string
  /** Accessible name of a day that cannot be chosen: full date, and that it is not available. */
  outside: (day: DayKey) => string
  /** Explains the dashed ring around `current`, shown while that day is in view. */
  current?: string
  /** Heading of the free times of a day. It gets focus when that day is chosen. */
  timesOn: (day: DayKey) => string
  /** Shown and announced for a chosen day without free times. */
  noTimesOn: (day: DayKey) => string
  /** Headings of the parts of the day. */
  parts: Record<DayPart, string>
  /** Accessible name of the radio group of times. */
  times: string
  /** Button that moves focus from the times back to the chosen day. */
  otherDay: string
  /** Shown in place of the days while `status` is 'loading'. */
  loading: string
  /** Error for the status 'error', shown in place of the days, or above earlier ones. */
  failed: ReactNode
  /** Text alternative of the icon of that error. */
  failedLabel: string
  /** Button of that error that calls `onRetry`. */
  retry: string
  /** Shown in place of the calendar if no day has a free time. Without it an empty grid is shown, with a warning in development. */
  nothing?: ReactNode
}
