import { expect, test } from 'vitest'
import { clockTime, daysByHours, parseOpeningHours } from './opening-hours.ts'

test.each<[entries: string[], periods: object[]]>([
  [['Mo-Fr 09:00-16:00'], [{ days: [0, 1, 2, 3, 4], opens: 540, closes: 960 }]],
  [['Mo,We-Th,Su 00:00-24:00'], [{ days: [0, 2, 3, 6], opens: 0, closes: 1440 }]],
  [
    ['Mo 13:00-17:30', 'Mo 09:00-12:30'],
    [
      { days: [0], opens: 780, closes: 1050 },
      { days: [0], opens: 540, closes: 750 },
    ],
  ],
])('%j is parsed into days and minutes', (entries, periods) => {
  expect(parseOpeningHours(entries)).toEqual(periods)
})

test.each([
  [[]],
  [['']],
  [['ma-vr 09:00-16:00']],
  [['Mo-Fr 9:00-16:00']],
  [['Mo-Fr 09:00']],
  [['09:00-16:00']],
  [['Mo-Fr 09:00-16:00 ']],
  [['Mo-Fr 16:00-09:00']],
  [['Mo-Fr 09:00-09:00']],
  [['Mo-Fr 09:00-24:30']],
  [['Mo-Fr 09:60-16:00']],
  [['Fr-Mo 09:00-16:00']],
  [['Mo-Fr 09:00-16:00', 'nonsense']],
  [['Mo-Fr 09:00-16:00', 'We 15:00-18:00']],
  [['Mo-Fr 09:00-12:00', 'We 12:00-16:00']],
])('%j is rejected', (entries) => {
  expect(parseOpeningHours(entries)).toBeUndefined()
})

test.each([
  [0, '0'],
  [540, '9'],
  [570, '9:30'],
  [965, '16:05'],
  [1440, '24'],
])('%i minutes after midnight is %s', (minutes, words) => {
  expect(clockTime(minutes)).toBe(words)
})

test('days with the same hours are grouped, and closed days are left out', () => {
  const periods = parseOpeningHours(['Mo,We,Fr 09:00-12:00', 'Tu 09:00-16:00', 'Mo,We,Fr 13:00-16:00']) ?? []
  expect(daysByHours(periods)).toEqual([
    {
      days: [0, 2, 4],
      hours: [
        { opens: 540, closes: 720 },
        { opens: 780, closes: 960 },
      ],
    },
    { days: [1], hours: [{ opens: 540, closes: 960 }] },
  ])
})
