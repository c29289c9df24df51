import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  clampDay,
  isDayKey,
  viewOf,
  weekday,
  weekNumber,
  weekOf,
  weeksOf,
  type DayKey,
} from './calendar-day.ts'

test.each<[DayKey, number, DayKey]>([
  ['20261231', 1, '20270101'],
  ['20270101', -1, '20261231'],
  ['20280228', 1, '20280229'],
  ['20270328', 1, '20270329'],
  ['20261025', 1, '20261026'],
  ['20261026', -1, '20261025'],
])('%s plus %i days is %s', (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected)
})

test.each<[DayKey, number, DayKey]>([
  ['20270131', 1, '20270228'],
  ['20280131', 1, '20280229'],
  ['20261215', 1, '20270115'],
  ['20270115', -1, '20261215'],
  ['20270331', -1, '20270228'],
  ['20280229', 12, '20290228'],
  ['20270515', -12, '20260515'],
])('%s plus %i months is %s', (day, count, expected) => {
  expect(addMonths(day, count)).toBe(expected)
})

test.each<[DayKey, number]>([
  ['20270301', 0],
  ['20261209', 2],
  ['20261231', 3],
  ['20270103', 6],
])('%s is day %i of the week', (day, expected) => {
  expect(weekday(day)).toBe(expected)
})

test('SLOT-CALENDAR-08 weeks run from Monday to Monday, through both clock changes and the end of a year', () => {
  const days = Array.from({ length: 500 }, (_, ahead) => addDays('20260921', ahead))
  expect(days.map((day) => weekNumber(day) - weekNumber('20260921'))).toEqual(
    days.map((_, ahead) => Math.floor(ahead / 7)),
  )
})

test.each<[DayKey, DayKey]>([
  ['20261204', '20261130'],
  ['20261130', '20261130'],
  ['20261025', '20261019'],
  ['20270328', '20270322'],
])('five full weeks start with the week of %s, and views follow each other without a gap', (first, monday) => {
  const days = [0, 1, 2].flatMap((view) => weeksOf(view, first).flat())
  expect(days).toEqual(Array.from({ length: 3 * 35 }, (_, ahead) => addDays(monday, ahead)))
  expect(weeksOf(1, first).map((week) => week.length)).toEqual([7, 7, 7, 7, 7])
  expect(days.map((day) => viewOf(day, first))).toEqual(days.map((_, place) => Math.floor(place / 35)))
  expect(weekOf(first)).toEqual(days.slice(0, 7))
})

test.each(['20260230', '2026-12-09', '20261301', '2026120', '', '00000101', '202612090', 'x'])(
  '"%s" is not a valid day',
  (key) => {
    expect(isDayKey(key)).toBe(false)
  },
)

test('a day is clamped to the window', () => {
  expect(isDayKey('20280229')).toBe(true)
  const days: DayKey[] = ['20261203', '20261210', '20270301']
  expect(days.map((day) => clampDay(day, '20261204', '20270226'))).toEqual(['20261204', '20261210', '20270226'])
})
