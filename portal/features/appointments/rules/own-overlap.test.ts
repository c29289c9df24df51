import { expect, test } from 'vitest'
import { consultState, unknownState, type Consult } from '../../../api/contract/consult.ts'
import { planned, plannedLater } from '../../../stories/fixture/consult.ts'
import { ownOverlap } from './own-overlap.ts'

// `planned` lasts from 14:30 to 14:50.
const at = (time: string) => `2026-12-03T${time}:00+01:00`
const consult = (id: number, from: string, to: string, state: Consult['state'] = consultState.open): Consult => ({
  ...planned,
  id,
  startDateTime: at(from),
  endDateTime: at(to),
  state,
})
const long = consult(50, '08:00', '09:00')

test.each<[what: string, time: string, consults: Consult[], moved: Consult | undefined, found: number | undefined]>([
  ['at the same time', '14:30', [planned], plannedLater, planned.id],
  ['a time that starts in it', '14:40', [planned], plannedLater, planned.id],
  ['a time that ends in it', '14:20', [planned], plannedLater, planned.id],
  ['a time that ends when it starts', '14:10', [planned], plannedLater, undefined],
  ['a time that ends a minute after it starts', '14:11', [planned], plannedLater, planned.id],
  ['a time that starts when it ends', '14:50', [planned], plannedLater, undefined],
  ['a time that starts a minute before it ends', '14:49', [planned], plannedLater, planned.id],
  ['a time as long as the moved consult', '13:40', [planned, long], long, planned.id],
  ['a time that with the default length ends before it', '13:40', [planned], plannedLater, undefined],
  ['a time without a length counts as 20 minutes', '14:11', [planned], undefined, planned.id],
  ['a time without a length, before it', '14:10', [planned], undefined, undefined],
  ['the moved consult itself', '14:40', [planned], planned, undefined],
  ['a locked consult', '14:30', [consult(51, '14:30', '14:50', consultState.locked)], plannedLater, 51],
  ['a consult with an unknown state', '14:30', [consult(51, '14:30', '14:50', unknownState)], plannedLater, 51],
  ['a cancelled consult', '14:30', [consult(51, '14:30', '14:50', consultState.cancelled)], plannedLater, undefined],
  ['a finalized consult', '14:30', [consult(51, '14:30', '14:50', consultState.finalized)], plannedLater, undefined],
  ['the first of two', '14:40', [consult(52, '14:50', '15:10'), planned], plannedLater, planned.id],
  ['a consult on another day', '14:30', [plannedLater], undefined, undefined],
])('a consult that overlaps a time: %s', (_what, time, consults, moved, found) => {
  expect(ownOverlap(consults, { startDT: at(time) }, moved)?.id).toBe(found)
})

test('times are compared by instant, whatever the offset', () => {
  expect(ownOverlap([planned], { startDT: '2026-12-03T13:40:00Z' })?.id).toBe(planned.id)
})
