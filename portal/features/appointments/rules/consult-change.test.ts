import { expect, test } from 'vitest'
import { consultState, consultType, type Consult } from '../../../api/contract/consult.ts'
import { isCancelled, isUnchanged } from './consult-change.ts'

const { open, locked, finalized, cancelled } = consultState
const consult = (id: number, state: Consult['state'] = open, day = 3): Consult => ({
  id,
  employeeId: 7,
  consultTypeId: consultType.followUpVideo,
  state,
  startDateTime: `2026-12-0${day}T14:30:00+01:00`,
  endDateTime: `2026-12-0${day}T14:50:00+01:00`,
})

test.each<[what: string, known: Consult[], stands: boolean]>([
  ['the same', [consult(2), consult(1)], true],
  ['at the same moment, in another time zone', [{ ...consult(1), startDateTime: '2026-12-03T13:30:00Z' }], true],
  ['at another moment', [consult(1, open, 4)], false],
  ['cancelled', [consult(1, cancelled)], false],
  ['locked by the clinic', [consult(1, locked)], false],
  ['finalized', [consult(1, finalized)], false],
  ['missing', [consult(2)], false],
])('a consult that is %s is unchanged or not', (_what, known, stands) => {
  expect(isUnchanged(known, consult(1))).toBe(stands)
})

test.each<[what: string, known: Consult[], before: Consult[], done: boolean]>([
  ['it is open', [consult(1)], [consult(1)], false],
  ['it is cancelled', [consult(1, cancelled)], [consult(1)], true],
  ['it is cancelled, and the others are open', [consult(1, cancelled), consult(2)], [consult(1), consult(2)], true],
  ['it was moved: another replaces it', [consult(1, cancelled), consult(3, open, 1)], [consult(1)], false],
  [
    'it was moved, beside one that was already there',
    [consult(1, cancelled), consult(2), consult(3, open, 1)],
    [consult(1), consult(2)],
    false,
  ],
  ['it is missing', [], [consult(1)], false],
])('whether a consult counts as cancelled when %s', (_what, known, before, done) => {
  expect(isCancelled(known, 1, before)).toBe(done)
})
