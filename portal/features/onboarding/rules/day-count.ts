import { dayKey, noonOf, type DayKey } from '../../../rules/clinic-time.ts'

/** How many days are counted, today included. */
export const countedDays = 28

/** What a day can have been. */
export const dayKinds = ['migraine', 'headache', 'none'] as const
export type DayKind = (typeof dayKinds)[number]

/** What a day of the calendar is marked as; null is not marked yet. */
export type DayMark = DayKind | null

/** The texts of the three number fields. */
export type DayValues = Readonly<Record<DayKind, string>>

const day = 86_400_000

/** The counted days, oldest first. The last is today, a day of the clinic as 'yyyy-MM-dd' or as a day key. */
export function lastDays(today: string): DayKey[] {
  const noon = noonOf(today.replaceAll('-', '')).getTime()
  // A day from noon to noon: no clock change moves it to another date.
  return Array.from({ length: countedDays }, (_, place) => dayKey(new Date(noon - (countedDays - 1 - place) * day)))
}

/** 0 is Monday. */
const weekdayOf = (key: DayKey) => (noonOf(key).getUTCDay() + 6) % 7

/** The places of the counted days in weeks from Monday; null where a week holds no counted day. */
export function weeksOf(days: readonly DayKey[]): (number | null)[][] {
  const before = weekdayOf(days[0] ?? '')
  const weeks = Math.ceil((before + days.length) / 7)
  const place = (at: number) => (at < 0 || at >= days.length ? null : at)
  return Array.from({ length: weeks }, (_, week) => Array.from({ length: 7 }, (__, column) => place(week * 7 + column - before)))
}

/** Where a key of the keyboard leads among the counted days; undefined when it does not move. */
export function placeAfter(key: string, place: number, days: readonly DayKey[]): number | undefined {
  const column = weekdayOf(days[place] ?? '')
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7, Home: -column, End: 6 - column }
  const step = steps[key]
  return step === undefined ? undefined : Math.min(Math.max(place + step, 0), days.length - 1)
}

const marksInTurn: readonly DayMark[] = [...dayKinds, null]

/** What another tap makes of a day: migraine, headache only, none, empty, and round again. */
export const nextMark = (mark: DayMark): DayMark => marksInTurn[(marksInTurn.indexOf(mark) + 1) % marksInTurn.length] ?? null

/** The marks of an earlier day's calendar in today's: each stays with its date. Without any, all are empty. */
export function marksOn(today: string, kept?: { today: string; marks: readonly DayMark[] }): DayMark[] {
  const earlier = kept ? lastDays(kept.today) : []
  return lastDays(today).map((key) => kept?.marks[earlier.indexOf(key)] ?? null)
}

/** How many days are still to be marked. */
export const emptyDays = (marks: readonly DayMark[]): number => marks.filter((mark) => mark === null).length

/** What the marks put into the fields. A calendar without a mark says nothing, not three times nought. */
export function countsOf(marks: readonly DayMark[]): DayValues {
  const isEmpty = emptyDays(marks) === marks.length
  const count = (kind: DayKind) => (isEmpty ? '' : String(marks.filter((mark) => mark === kind).length))
  return { migraine: count('migraine'), headache: count('headache'), none: count('none') }
}

export const isBlank = (values: DayValues): boolean => dayKinds.every((kind) => values[kind].trim() === '')

/** Whether the fields hold something else than the calendar counts: typed by hand, or kept from an earlier visit. */
export function differsFromMarks(values: DayValues, marks: readonly DayMark[]): boolean {
  const counts = countsOf(marks)
  return !isBlank(values) && dayKinds.some((kind) => values[kind].trim() !== counts[kind])
}

/** What the three add up to. What is no whole number counts for nothing: its own field says so. */
export const dayTotal = (values: DayValues): number =>
  dayKinds.map((kind) => values[kind].trim()).reduce((sum, text) => sum + (/^\d+$/.test(text) ? Number(text) : 0), 0)

/** What keeps the three from being all the counted days. */
type DayTotalProblem = { missing: number } | { tooMany: number }

export function dayTotalProblem(values: DayValues): DayTotalProblem | null {
  const left = countedDays - dayTotal(values)
  if (left === 0) return null
  return left > 0 ? { missing: left } : { tooMany: -left }
}
