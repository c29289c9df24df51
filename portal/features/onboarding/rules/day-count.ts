import { dayKey, noonOf, type DayKey } from '../../../rules/clinic-time.ts'

/** Number of days that are counted, today included (MED-07). */
export const countedDays = 28

/** Kinds of days, in the order of a tap. */
export const dayKinds = ['migraine', 'headache', 'none'] as const
export type DayKind = (typeof dayKinds)[number]

/** Mark of a day; null is not marked yet. */
export type DayMark = DayKind | null

/** Texts of the three number fields; may be any typed text. */
export type DayValues = Readonly<Record<DayKind, string>>

const dayMs = 86_400_000

/** Keys of the counted days, oldest first. `today`: in the clinic's time zone, as 'yyyy-MM-dd' or day key. */
export function lastDays(today: string): DayKey[] {
  const noon = noonOf(today.replaceAll('-', '')).getTime()
  // From noon, so that clock changes do not shift the date.
  return Array.from({ length: countedDays }, (_, index) => dayKey(new Date(noon - (countedDays - 1 - index) * dayMs)))
}

/** Weekday from 0 (Monday). */
const weekdayOf = (key: string) => (noonOf(key).getUTCDay() + 6) % 7

/** Indices of the days in weeks from Monday; null outside the range. */
export function weekRows(days: readonly DayKey[]): (number | null)[][] {
  const before = weekdayOf(days[0] ?? '')
  const weeks = Math.ceil((before + days.length) / 7)
  const indexOrNull = (at: number) => (at < 0 || at >= days.length ? null : at)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, column) => indexOrNull(week * 7 + column - before)),
  )
}

/** Index of the day to which an arrow key, Home or End (`event.key`) moves focus, clamped to the range; undefined for other keys. */
export function indexAfterKey(key: string, index: number, days: readonly DayKey[]): number | undefined {
  const column = weekdayOf(days[index] ?? '')
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -column,
    End: 6 - column,
  }
  const step = steps[key]
  return step === undefined ? undefined : Math.min(Math.max(index + step, 0), days.length - 1)
}

const markCycle: readonly DayMark[] = [...dayKinds, null]

/** Next mark on a tap: migraine, headache, none, empty. */
export const nextMark = (mark: DayMark): DayMark => markCycle[(markCycle.indexOf(mark) + 1) % markCycle.length] ?? null

/** Marks of an earlier calendar shifted to today's, by date; all null without one. */
export function marksOn(today: string, stored?: { today: string; marks: readonly DayMark[] }): DayMark[] {
  const earlier = stored ? lastDays(stored.today) : []
  return lastDays(today).map((key) => stored?.marks[earlier.indexOf(key)] ?? null)
}

/** Number of days that are not marked yet. */
export const emptyDays = (marks: readonly DayMark[]): number => marks.filter((mark) => mark === null).length

/** Counts per kind, as field texts; all '' without any mark. */
export function countsOf(marks: readonly DayMark[]): DayValues {
  const isEmpty = emptyDays(marks) === marks.length
  const count = (kind: DayKind) => (isEmpty ? '' : String(marks.filter((mark) => mark === kind).length))
  return { migraine: count('migraine'), headache: count('headache'), none: count('none') }
}

/** Whether all three fields are empty. */
export const isBlank = (values: DayValues): boolean => dayKinds.every((kind) => values[kind].trim() === '')

/** Whether the fields differ from the calendar's counts: typed, or entered earlier. */
export function differsFromMarks(values: DayValues, marks: readonly DayMark[]): boolean {
  const counts = countsOf(marks)
  return !isBlank(values) && dayKinds.some((kind) => values[kind].trim() !== counts[kind])
}

/** Sum of the three fields. Invalid numbers count as 0, as their fields show an error. */
export const dayTotal = (values: DayValues): number =>
  dayKinds.map((kind) => values[kind].trim()).reduce((sum, text) => sum + (/^\d+$/.test(text) ? Number(text) : 0), 0)

/** Difference from `countedDays`. */
type DayTotalProblem = { missing: number } | { tooMany: number }

/** How the total differs from `countedDays`; null if it does not. */
export function dayTotalProblem(values: DayValues): DayTotalProblem | null {
  const difference = countedDays - dayTotal(values)
  if (difference === 0) return null
  return difference > 0 ? { missing: difference } : { tooMany: -difference }
}
