import { expect, test } from 'vitest'
import { clockTime, dayCodes, parseOpeningHours } from '../../../rules/opening-hours.ts'
import { phoneStatus } from './phone-status.ts'

const workdays = ['Mo-Fr 09:00-16:00']
const withBreak = ['Mo-Fr 09:00-12:30', 'Mo-Fr 13:30-16:00']
const always = ['Mo-Su 00:00-24:00']
const mondays = ['Mo 09:00-10:00']
const nights = ['Su 00:00-03:00']

const status = (entries: string[], now: string): string => {
  const found = phoneStatus(parseOpeningHours(entries) ?? [], new Date(now))
  if (!found) return 'unknown'
  return found.isOpen
    ? `open until ${clockTime(found.closes)}`
    : `closed, ${found.daysAhead} days to ${dayCodes[found.weekday] ?? ''} ${clockTime(found.opens)}, ${found.urgentCare}`
}

test.each([
  ['a Saturday evening', workdays, '2026-11-28T22:39:00+01:00', 'closed, 2 days to Mo 9, outOfHours'],
  ['a Sunday', workdays, '2026-11-29T12:00:00+01:00', 'closed, 1 days to Mo 9, outOfHours'],
  ['just before opening', workdays, '2026-11-30T08:59:59+01:00', 'closed, 0 days to Mo 9, practice'],
  ['opening', workdays, '2026-11-30T09:00:00+01:00', 'open until 16'],
  ['just before closing', workdays, '2026-11-30T15:59:59+01:00', 'open until 16'],
  ['closing', workdays, '2026-11-30T16:00:00+01:00', 'closed, 1 days to Tu 9, practice'],
  ['after a general practice closed', workdays, '2026-11-30T17:00:00+01:00', 'closed, 1 days to Tu 9, outOfHours'],
  ['before a general practice opens', workdays, '2026-11-30T07:59:00+01:00', 'closed, 0 days to Mo 9, outOfHours'],
  ['Friday after closing', workdays, '2026-11-27T16:30:00+01:00', 'closed, 3 days to Mo 9, practice'],
  ['just before midnight', workdays, '2026-11-30T23:59:59+01:00', 'closed, 1 days to Tu 9, outOfHours'],
  ['midnight', workdays, '2026-12-01T00:00:00+01:00', 'closed, 0 days to Tu 9, outOfHours'],
  [
    'a day that is already the next one in Amsterdam',
    workdays,
    '2026-11-30T23:30:00Z',
    'closed, 0 days to Tu 9, outOfHours',
  ],
  ['a break', withBreak, '2026-11-30T12:30:00+01:00', 'closed, 0 days to Mo 13:30, practice'],
  ['after a break', withBreak, '2026-11-30T13:30:00+01:00', 'open until 16'],
  ['a phone that is always open', always, '2026-11-29T23:59:59+01:00', 'open until 24'],
  [
    'a phone that is open once a week, after closing',
    mondays,
    '2026-11-30T10:00:00+01:00',
    'closed, 7 days to Mo 9, practice',
  ],
  ['winter local time', workdays, '2026-10-26T08:30:00+01:00', 'closed, 0 days to Mo 9, practice'],
  ['summer local time', workdays, '2026-10-23T07:00:00Z', 'open until 16'],
  ['the last second before the clock goes forward', nights, '2027-03-28T00:59:59Z', 'open until 3'],
  ['the moment at which the clock goes forward', nights, '2027-03-28T01:00:00Z', 'closed, 7 days to Su 0, outOfHours'],
  ['the last second of the repeated hour in autumn', nights, '2026-10-25T01:59:59Z', 'open until 3'],
  [
    'the moment after the repeated hour in autumn',
    nights,
    '2026-10-25T02:00:00Z',
    'closed, 7 days to Su 0, outOfHours',
  ],
  ['no hours', [], '2026-11-30T09:00:00+01:00', 'unknown'],
])('BLOCK-10.4 the phone status at %s', (_when, entries, now, expected) => {
  expect(status(entries, now)).toBe(expected)
})
