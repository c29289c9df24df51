import { act, fireEvent, render } from '@testing-library/react'
import {
  addDays,
  addMonths,
  addWeeks,
  addYears,
  clamp,
  endOfWeek,
  format,
  parse,
  startOfWeek,
  subDays,
  subMonths,
  subWeeks,
  subYears,
} from 'date-fns'
import { array, assert, constantFrom, property, type Arbitrary } from 'fast-check'
import { expect, test } from 'vitest'
import type { DayKey } from './calendar-day.ts'
import { dutch } from './sample-calendar.ts'
import { SlotCalendar } from './slot-calendar.tsx'

interface Key {
  key: string
  shiftKey?: boolean
}

const small: Key[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'].map((key) => ({ key }))
const large: Key[] = [false, true].flatMap((shiftKey) => ['PageUp', 'PageDown'].map((key) => ({ key, shiftKey })))
const from: DayKey = '20260901'
const to: DayKey = '20280229'
// Cheap texts, as each key renders the grid again.
const labels = {
  ...dutch,
  day: (day: string) => day,
  outside: (day: string) => day,
  months: (first: string) => first,
  shortMonth: (month: string) => month,
}
const toDate = (day: string) => parse(day, 'yyyyMMdd', new Date(0))

const monday = { weekStartsOn: 1 } as const
/** What each key does in a date grid, by the ARIA Authoring Practices. */
const moves: Record<string, (day: Date, far: boolean) => Date> = {
  ArrowLeft: (day) => subDays(day, 1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => subWeeks(day, 1),
  ArrowDown: (day) => addWeeks(day, 1),
  Home: (day) => startOfWeek(day, monday),
  End: (day) => endOfWeek(day, monday),
  PageUp: (day, far) => (far ? subYears(day, 1) : subMonths(day, 1)),
  PageDown: (day, far) => (far ? addYears(day, 1) : addMonths(day, 1)),
}
const limits = { start: toDate(from), end: toDate(to) }

/** The focused day at the start and after each key. */
function expectedDays(start: string, path: readonly Key[]) {
  const all = [toDate(start)]
  for (const { key, shiftKey = false } of path) {
    const next = moves[key]?.(all.at(-1) ?? limits.start, shiftKey)
    if (next) all.push(clamp(next, limits))
  }
  return all.map((day) => format(day, 'yyyyMMdd'))
}

/** Synthetic events for speed; week-grid.test.tsx uses real ones. */
function focusedDays(path: readonly Key[]) {
  const label = () => document.activeElement?.getAttribute('aria-label')
  act(() => document.querySelector<HTMLElement>('table [tabindex="0"]')?.focus())
  const all = [label()]
  for (const key of path) {
    fireEvent.keyDown(document.activeElement ?? document.body, key)
    all.push(label())
  }
  return all
}

function compare(start: DayKey, path: Key[]) {
  const { unmount } = render(
    <SlotCalendar
      days={{}}
      dates={{ from, to, today: '20260831' }}
      value={{ day: start, slot: null }}
      labels={labels}
      onValueChange={() => {}}
      onQuickSelect={() => {}}
    />,
  )
  const focused = focusedDays(path)
  unmount()
  expect(focused).toEqual(expectedDays(start, path))
}

const dayAfter = (day: string, count: number): DayKey => `${Number(format(addDays(toDate(day), count), 'yyyyMMdd'))}`
const days = Array.from({ length: 547 }, (_, offset) => dayAfter(from, offset))
const near = (...centres: string[]) =>
  centres.flatMap((centre) =>
    Array.from({ length: 9 }, (_, offset) => dayAfter(centre, offset - 4)).filter((day) => day >= from && day <= to),
  )
const walks: [string, number, Arbitrary<DayKey>, Key[]][] = [
  ['anywhere, by any key', 4, constantFrom(...days), [...small, ...large]],
  ['around both clock changes, by day and week', 3, constantFrom(...near('20261025', '20270328', '20271031')), small],
  [
    'around the ends of months, by month and year',
    4,
    constantFrom(...near('20261031', '20270228', '20270131', '20280131', '20280229')),
    [...large, ...small.slice(0, 2)],
  ],
  ['at the limits of the window, by any key', 3, constantFrom(...near('20260902', '20280227')), [...small, ...large]],
]

test.each(walks)(
  'SLOT-CALENDAR-04 keys focus the same days as a date-fns reference of the date grid pattern: %s',
  (_name, numRuns, start, keys) => {
    assert(property(start, array(constantFrom(...keys), { minLength: 7, maxLength: 10 }), compare), {
      numRuns,
      seed: 20261209,
    })
  },
  60_000,
)
