import { expect, test } from 'vitest'
import { consultState, consultType, type Consult } from '../../../api/contract/consult.ts'
import { lockedConsult, planned } from '../../../stories/fixture/consult.ts'
import { otherConsults, resultConsult, isCurrent } from './consult-result.ts'
import type { BookingOutcome } from '../../../rules/booking-outcome.ts'

const { id: consultId, consultTypeId, startDateTime } = planned
const results = {
  booked: { kind: 'booked', consultTypeId, startDateTime },
  moved: { kind: 'moved', consultTypeId, startDateTime, consultId: 50 },
  cancelled: { kind: 'cancelled', consultTypeId, startDateTime, consultId },
} satisfies Record<string, BookingOutcome>
const cancelled = { ...planned, state: consultState.cancelled }
const before = new Date(planned.startDateTime)
const after = new Date(Date.parse(planned.endDateTime) + 1)

test.each<
  [kind: keyof typeof results, what: string, consults: Consult[], now: Date, found: Consult | undefined, holds: boolean]
>([
  ['booked', 'one that stands', [planned], before, planned, true],
  [
    'booked',
    'one that stands, told in another offset',
    [{ ...planned, startDateTime: '2026-12-03T13:30:00Z' }],
    before,
    { ...planned, startDateTime: '2026-12-03T13:30:00Z' },
    true,
  ],
  ['booked', 'one the clinic has locked since', [lockedConsult], before, lockedConsult, true],
  ['booked', 'one that was cancelled since', [cancelled], before, undefined, false],
  [
    'booked',
    'one that was moved since',
    [{ ...planned, startDateTime: '2026-12-04T14:30:00+01:00' }],
    before,
    undefined,
    false,
  ],
  [
    'booked',
    'one of another type at that time',
    [{ ...planned, consultTypeId: consultType.botox }],
    before,
    undefined,
    false,
  ],
  ['booked', 'one that is over', [planned], after, undefined, false],
  ['booked', 'one that is closed', [{ ...planned, state: consultState.finalized }], before, undefined, false],
  ['moved', 'one that stands under a new id', [{ ...planned, id: 99 }], before, { ...planned, id: 99 }, true],
  ['moved', 'none', [], before, undefined, false],
  ['cancelled', 'one that is cancelled', [cancelled], before, cancelled, true],
  ['cancelled', 'one that is cancelled and over', [cancelled], after, cancelled, true],
  ['cancelled', 'one the clinic does not name any more', [], before, undefined, true],
  ['cancelled', 'one that stands after all', [planned], before, undefined, false],
  ['cancelled', 'another at the same time', [{ ...planned, id: 99 }, cancelled], before, cancelled, true],
])('a %s consult: %s', (kind, _what, consults, now, found, holds) => {
  expect([resultConsult(consults, results[kind], now), isCurrent(consults, results[kind], now)]).toEqual([found, holds])
})

const old = { ...planned, id: 50, startDateTime: '2026-12-09T09:00:00+01:00' }
const other = { ...old, id: 51 }
test.each<[kind: keyof typeof results, what: string, consults: Consult[], rest: Consult[]]>([
  ['booked', 'that the back end does not list yet', [other], [other]],
  ['booked', 'that the back end lists', [other, planned], [other]],
  ['moved', 'that the back end does not list yet', [old], []],
  ['moved', 'that the back end lists with a new id', [{ ...old, state: consultState.cancelled }, planned], []],
  ['cancelled', 'that the back end does not list yet', [planned, old], [old]],
  ['cancelled', 'that the back end lists', [old, cancelled], [old]],
])('TOAST-02.3 beside a %s consult %s only the other consults are listed', (kind, _what, consults, rest) => {
  expect(otherConsults(consults, results[kind], before)).toEqual(rest)
})
