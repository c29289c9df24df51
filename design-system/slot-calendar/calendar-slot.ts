import type { DayKey, MonthKey } from './calendar-day.ts'

export type DayPart = 'morning' | 'afternoon' | 'evening'

export interface CalendarSlot {
  /** What `onChoose` gives back. */
  id: string
  /** The time as text. */
  time: string
  /** The same for machines; times are ordered by it. */
  dateTime: string
  /** The part of the day it is shown under. */
  part: DayPart
}

export interface SlotCalendarTexts {
  previousMonth: string
  nextMonth: string
  /** Heading of a month, with its year. */
  month: (month: MonthKey) => string
  /** Monday first. */
  weekdays: { short: string; long: string }[]
  /** Full name of a day that can be chosen, with how many times it has. */
  day: (day: DayKey, count: number) => string
  /** Full name of a day that cannot be chosen. */
  outside: (day: DayKey) => string
  /** Explains the dashed ring around `current`, shown while that day is in view. */
  current?: string
  /** Heading of the times of a day. */
  timesOn: (day: DayKey) => string
  /** Shown and announced in place of the times of a day that has none. */
  noTimesOn: (day: DayKey) => string
  parts: Record<DayPart, string>
  /** Name of the group of times. */
  times: string
  /** Brings focus back from the times to the chosen day. */
  otherDay: string
  /** Shown in place of the days while they are on their way. */
  loading: string
}
