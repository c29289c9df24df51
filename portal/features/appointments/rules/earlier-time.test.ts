import { expect, test } from 'vitest'
import { consultState, consultType, type Consult, type Slot } from '../../../api/contract/consult.ts'
import { earlierTimes } from './earlier-time.ts'

const { followUpVideo } = consultType
const consult = (startDateTime: string): Consult => ({
  id: 1,
  employeeId: 7,
  state: consultState.open,
  consultTypeId: followUpVideo,
  startDateTime,
  endDateTime: startDateTime,
})

const at = (moment: string, avId = 1): Slot => ({ startDT: `2026-12-${moment}:00+01:00`, avId, typeId: followUpVideo })
const before = { ...consult('2026-12-10T10:00:00+01:00'), endDateTime: '2026-12-10T10:20:00+01:00' }

test.each<[what: string, offered: Record<string, Slot[]>, expected: Slot[]]>([
  ['nothing free', {}, []],
  ['only that time and later', { 20261210: [at('10T10:00'), at('10T10:20')], 20261211: [at('11T09:00')] }, []],
  ['an earlier time on the same day', { 20261210: [at('10T09:40'), at('10T10:00')] }, [at('10T09:40')]],
  ['the same time, given in UTC', { 20261210: [{ ...at('10T10:00'), startDT: '2026-12-10T09:00:00Z' }] }, []],
  [
    'one day give its first two',
    { 20261203: [at('03T09:00'), at('03T09:20'), at('03T09:40')] },
    [at('03T09:00'), at('03T09:20')],
  ],
  [
    'two days give the first of each',
    { 20261203: [at('03T09:00'), at('03T09:20')], 20261204: [at('04T09:00')] },
    [at('03T09:00'), at('04T09:00')],
  ],
  [
    'three days give the first of the first two',
    { 20261203: [at('03T09:00'), at('03T09:20')], 20261204: [at('04T09:00')], 20261207: [at('07T13:00')] },
    [at('03T09:00'), at('04T09:00')],
  ],
  ['days out of order are sorted', { b: [at('04T09:00')], a: [at('03T11:00')] }, [at('03T11:00'), at('04T09:00')]],
])('earlier times with %s', (_what, offered, expected) => {
  expect(earlierTimes(offered, before, [before])).toEqual(expected)
})

test('a time that overlaps another consult of the patient is not offered', () => {
  const other = { ...consult('2026-12-03T09:00:00+01:00'), id: 2, endDateTime: '2026-12-03T09:20:00+01:00' }
  const free = { 20261203: [at('03T09:00'), at('03T09:20')] }
  expect(earlierTimes(free, before, [before, other])).toEqual([at('03T09:20')])
  expect(earlierTimes(free, before, [before, { ...other, state: consultState.cancelled }])).toEqual([
    at('03T09:00'),
    at('03T09:20'),
  ])
})

test('when the clock goes back, the second 02:30 is later than the first', () => {
  const [first, second] = ['2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00'].map((startDT) => ({
    startDT,
    avId: 1,
    typeId: followUpVideo,
  }))
  if (!first || !second) throw new Error('Two moments were written.')
  expect(earlierTimes({ 20261025: [first, second] }, consult(second.startDT), [])).toEqual([first])
  expect(earlierTimes({ 20261025: [first, second] }, consult(first.startDT), [])).toEqual([])
})
