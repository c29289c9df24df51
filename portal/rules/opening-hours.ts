/** Days of the week as schema.org writes them, Monday first. */
export const dayCodes = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const
type DayCode = (typeof dayCodes)[number]

/** A time of opening on some days of the week. */
export interface OpeningPeriod {
  /** 0 is Monday. */
  days: readonly number[]
  /** Minutes after midnight in Amsterdam. */
  opens: number
  /** At most 1440, which is midnight. */
  closes: number
}

const dayCode = `(?:${dayCodes.join('|')})`
const dayRange = `${dayCode}(?:-${dayCode})?`
/** One entry of schema.org's `openingHours`: 'Mo-Fr 09:00-16:00' or 'Mo,We 13:00-17:30'. */
export const openingHoursPattern = new RegExp(
  String.raw`^(${dayRange}(?:,${dayRange})*) ([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-4]):([0-5]\d)$`,
)

/** Parses one entry; undefined if it is malformed, a range of days runs backwards, or it closes before it opens. */
export function parseOpeningPeriod(entry: string): OpeningPeriod | undefined {
  const [, days = '', ...digits] = openingHoursPattern.exec(entry) ?? []
  const [hour = 0, minute = 0, endHour = 0, endMinute = 0] = digits.map(Number)
  const [opens, closes] = [hour * 60 + minute, endHour * 60 + endMinute]
  const ranges = days.split(',').map((range) => range.split('-').map((code) => dayCodes.indexOf(code as DayCode)))
  const listed = ranges.flatMap(([first = 0, last = first]) =>
    Array.from({ length: last - first + 1 }, (_, at) => first + at),
  )
  return days !== '' &&
    opens < closes &&
    closes <= 24 * 60 &&
    ranges.every(([first = 0, last = first]) => first <= last)
    ? { days: listed, opens, closes }
    : undefined
}

/** The periods of one day (0 is Monday), by time. */
export const periodsOn = (day: number, periods: readonly OpeningPeriod[]): OpeningPeriod[] =>
  periods.filter(({ days }) => days.includes(day)).toSorted((one, other) => one.opens - other.opens)

/** Parses opening hours; undefined if an entry is wrong, periods of a day overlap, or there are none. */
export function parseOpeningHours(entries: readonly string[]): OpeningPeriod[] | undefined {
  const periods = entries.map(parseOpeningPeriod).filter((period) => period !== undefined)
  const isInOrder = dayCodes.every((_, day) =>
    periodsOn(day, periods).every(({ opens }, at, ofDay) => opens > (ofDay[at - 1]?.closes ?? -1)),
  )
  return periods.length > 0 && periods.length === entries.length && isInOrder ? periods : undefined
}

/** Minutes after midnight as '9' or '9:30'. */
export const clockTime = (minutes: number): string =>
  `${Math.floor(minutes / 60)}${minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`}`

/** Groups days with the same hours, from Monday; days without any are left out. */
export function daysByHours(
  periods: readonly OpeningPeriod[],
): { days: number[]; hours: Pick<OpeningPeriod, 'opens' | 'closes'>[] }[] {
  const groups = new Map<string, number[]>()
  for (const day of dayCodes.keys()) {
    const key = JSON.stringify(periodsOn(day, periods).map(({ opens, closes }) => ({ opens, closes })))
    groups.set(key, [...(groups.get(key) ?? []), day])
  }
  groups.delete('[]')
  return [...groups].map(([key, days]) => ({
    days,
    hours: JSON.parse(key) as Pick<OpeningPeriod, 'opens' | 'closes'>[],
  }))
}
