import type { ReactNode } from 'react'
import type { DayKey, MonthKey } from './calendar-day.ts'

export type DayPart = 'morning' | 'afternoon' | 'evening'

export interface CalendarSlot {
  /** What `onValueChange` gives back as the slot. */
  id: string
  /** The time as text. */
  time: string
  /** The same for machines; times are ordered by it. */
  dateTime: string
  /** The part of the day it is shown under. */
  part: DayPart
}

/** The days the calendar turns on. */
export interface CalendarDates {
  /** First day that can be chosen. */
  from: DayKey
  /** Last day that can be chosen. */
  to: DayKey
  /** The day it is where the appointments are; it cannot be chosen itself. */
  today: DayKey
  /** Day of the appointment that is being moved. */
  current?: DayKey | undefined
}

/** What is chosen: a day, and the id of one of its times. */
export interface SlotChoice {
  day: DayKey | null
  slot: string | null
}

export interface SlotCalendarTexts {
  /** Heading of the first free times. */
  firstFree: string
  /** Heading of the free times nearest to one that is gone. */
  nearestFree: string
  /** The day of a first free time in whole words, as it is also heard. */
  firstDay: (day: DayKey) => string
  /** Shows the days with times as a list instead of a month. */
  asList: string
  /** Shows the month again. */
  asMonth: string
  /** Name of the list of days with times. */
  freeDays: string
  /** A day of that list in two pieces, which may stand under each other. */
  listedDay: (day: DayKey, count: number) => { date: string; times: string }
  /** Shows more days of that list. */
  moreDays: string
  previousWeeks: string
  nextWeeks: string
  /** Heading of the weeks in view: the months they lie in, with the year. */
  months: (first: MonthKey, last: MonthKey) => string
  /** Name of a month in three letters, on its first day. */
  shortMonth: (month: MonthKey) => string
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
  /** Shown in place of the days, or above those of before, when they could not be fetched: what happened and what to do. */
  failed: ReactNode
  /** The word for the icon of that message. */
  failedLabel: string
  /** Fetches the days once more. */
  retry: string
  /** Stands where the calendar would be when no day has a time; without it, an empty month does. */
  nothing?: ReactNode
}
