import { describe, expect, test } from 'vitest'
import {
  countedDays,
  countsOf,
  dayKinds,
  dayTotal,
  dayTotalProblem,
  differsFromMarks,
  lastDays,
  marksOn,
  nextMark,
  indexAfterKey,
  weekRows,
  type DayMark,
} from './day-count.ts'

const empty: DayMark[] = Array.from({ length: countedDays }, () => null)
const marked = (...marks: DayMark[]) => [...marks, ...empty.slice(marks.length)]
const texts = (migraine: string, headache: string, none: string) => ({ migraine, headache, none })

describe('MED-11 the days of the calendar', () => {
  test.each([
    ['2026-11-19', '20261023', '20261119'],
    ['20261119', '20261023', '20261119'],
    // Across the end and the start of summer time, a new year and a leap day.
    ['2026-10-26', '20260929', '20261026'],
    ['2027-03-29', '20270302', '20270329'],
    ['2027-01-05', '20261209', '20270105'],
    ['2028-03-01', '20280203', '20280301'],
  ])('%s: from %s to %s', (today, first, last) => {
    const days = lastDays(today)
    expect([days[0], days.at(-1), days.length, new Set(days).size]).toEqual([first, last, 28, 28])
  })

  test.each([
    // Thursday: partial first and last weeks.
    ['2026-11-19', [null, null, null, null, 0, 1, 2], [24, 25, 26, 27, null, null, null], 5],
    // Sunday: four full weeks.
    ['2026-11-22', [0, 1, 2, 3, 4, 5, 6], [21, 22, 23, 24, 25, 26, 27], 4],
    ['2026-11-16', [null, 0, 1, 2, 3, 4, 5], [27, null, null, null, null, null, null], 5],
  ])('%s: weeks start on Monday', (today, first, last, count) => {
    const weeks = weekRows(lastDays(today))
    expect([weeks[0], weeks.at(-1), weeks.length]).toEqual([first, last, count])
    expect(weeks.flat().filter((place) => place !== null)).toHaveLength(28)
  })

  test.each([
    ['ArrowRight', 3, 4],
    ['ArrowLeft', 3, 2],
    ['ArrowDown', 3, 10],
    ['ArrowUp', 10, 3],
    ['Home', 5, 3],
    ['End', 5, 9],
    // Clamped to the first and last day.
    ['ArrowLeft', 0, 0],
    ['ArrowRight', 27, 27],
    ['ArrowUp', 2, 0],
    ['ArrowDown', 25, 27],
    ['Home', 1, 0],
    ['End', 25, 27],
  ])('%s from day %i moves to day %i', (key, from, to) => {
    expect(indexAfterKey(key, from, lastDays('2026-11-19'))).toBe(to)
  })

  test.each(['Enter', ' ', 'Tab', 'a', 'PageUp'])('%j does not move', (key) => {
    expect(indexAfterKey(key, 3, lastDays('2026-11-19'))).toBeUndefined()
  })
})

describe('MED-11 the marks of the calendar', () => {
  test.each<[DayMark, DayMark]>([
    [null, 'migraine'],
    ['migraine', 'headache'],
    ['headache', 'none'],
    ['none', null],
  ])('MED-11.1 a tap makes %s into %s', (mark, next) => {
    expect(nextMark(mark)).toBe(next)
  })

  test.each([
    [empty, texts('', '', '')],
    [marked('none'), texts('0', '0', '1')],
    [marked('migraine', 'headache', 'migraine'), texts('2', '1', '0')],
    [empty.map((): DayMark => 'none'), texts('0', '0', '28')],
  ])('MED-11.1 %j are counted as %j', (marks, counts) => {
    expect(countsOf(marks)).toEqual(counts)
  })

  test.each([
    [texts('', '', ''), empty, false],
    [texts('2', '0', '0'), marked('migraine', 'migraine'), false],
    // Blank fields: nothing to lose.
    [texts('', ' ', ''), marked('migraine'), false],
    [texts(' 2', '0', '0'), marked('migraine', 'migraine'), false],
    [texts('2', '', '0'), marked('migraine', 'migraine'), true],
    [texts('3', '0', '0'), marked('migraine', 'migraine'), true],
    // Counts without marks, entered on another device.
    [texts('8', '2', '18'), empty, true],
  ])('%j and %j differ: %s', (values, marks, differs) => {
    expect(differsFromMarks(values, marks)).toBe(differs)
  })
})

describe('MED-07 the total of the three counts', () => {
  test.each([
    [texts('8', '2', '18'), 28, null],
    [texts('28', '0', '0'), 28, null],
    [texts(' 8 ', '02', '18'), 28, null],
    [texts('5', '4', '17'), 26, { missing: 2 }],
    [texts('', '', ''), 0, { missing: 28 }],
    [texts('10', '2', '18'), 30, { tooMany: 2 }],
    [texts('28', '28', '28'), 84, { tooMany: 56 }],
    [texts('28', 'drie', '-4'), 28, null],
    [texts('27.5', '1', '1,5'), 1, { missing: 27 }],
  ])('MED-07.2 %j total %i: %j', (values, total, problem) => {
    expect([dayTotal(values), dayTotalProblem(values)]).toEqual([total, problem])
  })

  test('the calendar never exceeds the maximum, and marking every day reaches it', () => {
    for (const kind of dayKinds) expect(dayTotalProblem(countsOf(empty.map((): DayMark => kind)))).toBeNull()
  })
})

test('MED-11 marks keep their dates on a later day', () => {
  const marks = Array.from({ length: 28 }, (_, place): DayMark =>
    place === 0 ? 'headache' : place === 27 ? 'migraine' : null,
  )
  expect(marksOn('20261121', { today: '20261121', marks })).toEqual(marks)
  const moved = marksOn('20261123', { today: '20261121', marks })
  expect(moved).toHaveLength(28)
  expect(moved.flatMap((mark, place) => (mark ? [[place, mark]] : []))).toEqual([[25, 'migraine']])
  expect(marksOn('20270301', { today: '20261121', marks }).every((mark) => mark === null)).toBe(true)
  expect(marksOn('20261121')).toEqual(Array.from({ length: 28 }, () => null))
})
