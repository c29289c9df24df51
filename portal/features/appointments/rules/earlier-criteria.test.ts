import { expect, test } from 'vitest'
import { consultCategory, consultState, consultType, type Consult } from '../../../api/contract/consult.ts'
import { earlierCriteria } from './earlier-criteria.ts'

const { followUpClinic, followUpVideo, followUpPhone, repeatPrescription } = consultType
const consult = (startDateTime: string, consultTypeId: number = followUpVideo): Consult => ({
  id: 1,
  employeeId: 7,
  state: consultState.open,
  consultTypeId,
  startDateTime,
  endDateTime: startDateTime,
})
const now = new Date('2026-12-01T22:30:00Z')

test.each<[when: string, startDateTime: string, days: number | undefined]>([
  ['later today', '2026-12-01T23:50:00+01:00', undefined],
  ["tomorrow, in the clinic's time zone", '2026-12-02T23:50:00+01:00', undefined],
  ['the day after tomorrow, at its first minute', '2026-12-03T00:00:00+01:00', 2],
  ['the day after tomorrow, given in UTC', '2026-12-02T23:00:00Z', 2],
  ['after the end of the year', '2027-01-01T09:00:00+01:00', 31],
  ['yesterday, and still under way', '2026-11-30T23:00:00+01:00', undefined],
])('whether an earlier day can be booked for a consult %s', (_when, startDateTime, days) => {
  expect(earlierCriteria(consult(startDateTime), now)?.days).toBe(days)
})

test.each<[typeId: number, found: object | undefined]>([
  [consultType.intake, { category: consultCategory.intake, mode: 'clinic' }],
  [followUpClinic, { category: consultCategory.followUp, mode: 'clinic' }],
  [followUpVideo, { category: consultCategory.followUp, mode: 'video' }],
  [followUpPhone, { category: consultCategory.followUp, mode: 'phone' }],
  [consultType.botox, { category: consultCategory.botox, mode: 'clinic' }],
  [repeatPrescription, undefined],
  [77, undefined],
])('earlier times for type %i have its own category and mode, if it can be booked', (typeId, found) => {
  expect(earlierCriteria(consult('2026-12-11T00:00:00+01:00', typeId), now)).toEqual(found && { ...found, days: 10 })
})
