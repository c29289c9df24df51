import { describe, expect, test } from 'vitest'
import {
  dateText,
  dateTimeText,
  dayAndDateText,
  dayKey,
  daysUntil,
  hourOf,
  longDateText,
  monthsText,
  noonOf,
  shortDateText,
  shortMonthText,
  slotWindow,
  timeText,
  weekdayNames,
  weekdayText,
} from './clinic-time.ts'

const winter = '2026-12-03T13:05:00Z'

test('APP-03.1 APP-03.2 dates are shown as day, month name and year; times as hh:mm', () => {
  expect(dateText(winter)).toBe('3 december 2026')
  expect(timeText(winter)).toBe('14:05')
  expect(dateTimeText(winter)).toBe('3 december 2026 14:05')
  expect(longDateText(winter)).toBe('donderdag 3 december 2026')
  expect(dayAndDateText(winter)).toBe('donderdag 3 december')
  expect(shortDateText(winter)).toBe('do 3 december')
  expect(monthsText(winter)).toBe('december 2026')
  expect(shortMonthText(winter)).toBe('dec')
  expect(weekdayText(winter)).toBe('donderdag')
})

test.each([
  ['one month', '2026-12-04T12:00:00Z', 'december 2026'],
  ['two months of a year', '2026-11-30T12:00:00Z', 'november – december 2026'],
  ['months of two years', '2025-12-31T12:00:00Z', 'december 2025 – december 2026'],
])('the months from one day to another: %s', (_name, first, text) => {
  expect(monthsText(first, winter)).toBe(text)
})

test.each([
  ['2026-12-02T23:00:00Z', '00:00'],
  ['2026-12-03T08:09:00Z', '09:09'],
  ['2026-12-03T22:59:00Z', '23:59'],
])('APP-03.2 %s is %s on a 24-hour clock', (instant, text) => {
  expect(timeText(instant)).toBe(text)
  expect(timeText(new Date(instant))).toBe(text)
})

test.each([
  ['spring 2026', '2026-03-29T00:59:59Z', '20260329', '01:59', '2026-03-29T01:00:00Z', '03:00'],
  [
    'autumn 2026',
    '2026-10-25T00:59:59Z',
    '20261025',
    '02:59 (zomertijd)',
    '2026-10-25T01:00:00Z',
    '02:00 (wintertijd)',
  ],
  ['spring 2027', '2027-03-28T00:59:59Z', '20270328', '01:59', '2027-03-28T01:00:00Z', '03:00'],
  [
    'autumn 2027',
    '2027-10-31T00:59:59Z',
    '20271031',
    '02:59 (zomertijd)',
    '2027-10-31T01:00:00Z',
    '02:00 (wintertijd)',
  ],
])(
  'APP-02.3 local time follows the clock changes of the clinic: %s',
  (_name, before, key, timeBefore, after, timeAfter) => {
    expect([dayKey(before), timeText(before)]).toEqual([key, timeBefore])
    expect([dayKey(after), timeText(after)]).toEqual([key, timeAfter])
    expect(hourOf(after)).toBe(Number(timeAfter.slice(0, 2)))
  },
)

test.each([
  ['just before it', '2026-10-24T23:59:00Z', '01:59'],
  ['its first minute', '2026-10-25T00:00:00Z', '02:00 (zomertijd)'],
  ['half past, for the first time', '2026-10-25T00:30:00Z', '02:30 (zomertijd)'],
  ['half past, for the second time', '2026-10-25T01:30:00Z', '02:30 (wintertijd)'],
  ['its last minute', '2026-10-25T01:59:00Z', '02:59 (wintertijd)'],
  ['just after it', '2026-10-25T02:00:00Z', '03:00'],
  ['the same hour a day later', '2026-10-26T01:30:00Z', '02:30'],
  ['after the skipped hour in spring', '2026-03-29T01:30:00Z', '03:30'],
  ['the day before in spring', '2026-03-28T01:30:00Z', '02:30'],
])('APP-02.3 two equal local times when the clock goes back are distinguished: %s', (_name, instant, text) => {
  expect(timeText(instant)).toBe(text)
  expect(timeText(new Date(instant))).toBe(text)
})

test('APP-02.2 a day starts at midnight in Amsterdam, in winter and in summer', () => {
  expect([dayKey('2026-12-02T22:59:59Z'), dayKey('2026-12-02T23:00:00Z')]).toEqual(['20261202', '20261203'])
  expect([dayKey('2026-07-02T21:59:59Z'), dayKey('2026-07-02T22:00:00Z')]).toEqual(['20260702', '20260703'])
})

test("APP-02.2 noonOf is twelve o'clock on that day, for every day from 2024 to 2030", () => {
  for (let day = Date.UTC(2024, 0, 1); day <= Date.UTC(2030, 11, 31); day += 86_400_000) {
    const key = new Date(day).toISOString().slice(0, 10).replaceAll('-', '')
    expect([dayKey(noonOf(key)), hourOf(noonOf(key))]).toEqual([key, 12])
  }
})

test.each([
  ['the same moment', '2026-11-21T09:00:00+01:00', 0],
  ['later the same day', '2026-11-21T23:59:00+01:00', 0],
  ['just after midnight', '2026-11-22T00:00:00+01:00', 1],
  ['the day before', '2026-11-20T23:59:00+01:00', -1],
  ['over the autumn clock change of next year', '2027-11-21T00:00:00+01:00', 365],
])('days until %s', (_name, instant, days) => {
  expect(daysUntil(instant, new Date('2026-11-21T09:00:00+01:00'))).toBe(days)
})

test.each([
  ['spring', '2027-03-27T12:00:00+01:00', '2027-03-28T12:00:00+02:00'],
  ['autumn', '2026-10-24T12:00:00+02:00', '2026-10-25T12:00:00+01:00'],
])('a day with a clock change in %s counts as one day', (_name, now, next) => {
  expect(daysUntil(next, new Date(now))).toBe(1)
})

test('APP-05 the week starts on Monday', () => {
  expect(weekdayNames().map(({ short }) => short)).toEqual(['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'])
  expect(weekdayNames().map(({ long }) => long)).toEqual([
    'maandag',
    'dinsdag',
    'woensdag',
    'donderdag',
    'vrijdag',
    'zaterdag',
    'zondag',
  ])
})

describe('the window for slots', () => {
  test('BOOK-03.3 runs from 00:00 tomorrow to the end of day N, with offset', () => {
    expect(slotWindow(new Date('2026-11-21T09:00:00+01:00'), 90)).toEqual({
      startDateTime: '2026-11-22T00:00:00+01:00',
      endDateTime: '2027-02-19T23:59:59+01:00',
      today: '20261121',
      from: '20261122',
      to: '20270219',
    })
  })

  test('BOOK-03.3 uses days of the clinic across a clock change', () => {
    expect(slotWindow(new Date('2027-01-15T23:30:00+01:00'), 90)).toMatchObject({
      startDateTime: '2027-01-16T00:00:00+01:00',
      endDateTime: '2027-04-15T23:59:59+02:00',
    })
  })

  test.each([
    ['just before midnight', '2026-11-21T23:59:59+01:00', '2026-11-22'],
    ['just after midnight, still yesterday in UTC', '2026-11-22T00:00:00+01:00', '2026-11-23'],
    ['in the repeated hour, first time', '2026-10-25T02:30:00+02:00', '2026-10-26'],
    ['in the repeated hour, second time', '2026-10-25T02:30:00+01:00', '2026-10-26'],
  ])('BOOK-03.3 tomorrow is the day in Amsterdam: %s', (_name, now, tomorrow) => {
    expect(slotWindow(new Date(now), 1).startDateTime.slice(0, 10)).toBe(tomorrow)
  })

  test.each([
    ['spring 2026', '2026-03-28T12:00:00+01:00', '2026-03-29T00:00:00+01:00', '2026-03-29T23:59:59+02:00'],
    ['autumn 2026', '2026-10-24T12:00:00+02:00', '2026-10-25T00:00:00+02:00', '2026-10-25T23:59:59+01:00'],
    ['spring 2027', '2027-03-27T12:00:00+01:00', '2027-03-28T00:00:00+01:00', '2027-03-28T23:59:59+02:00'],
    ['autumn 2027', '2027-10-30T12:00:00+02:00', '2027-10-31T00:00:00+02:00', '2027-10-31T23:59:59+01:00'],
  ])('BOOK-03.3 APP-02.2 APP-02.3 a day with a clock change is complete: %s', (_name, now, start, end) => {
    expect(slotWindow(new Date(now), 1)).toMatchObject({ startDateTime: start, endDateTime: end })
  })
})
