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
  ['the same time', '14:30', [planned], plannedLater, planned.id],
  ['that begins in it', '14:40', [planned], plannedLater, planned.id],
  ['that ends in it', '14:20', [planned], plannedLater, planned.id],
  ['that ends as it begins', '14:10', [planned], plannedLater, undefined],
  ['that ends a minute later', '14:11', [planned], plannedLater, planned.id],
  ['that begins as it ends', '14:50', [planned], plannedLater, undefined],
  ['that begins a minute earlier', '14:49', [planned], plannedLater, planned.id],
  ['as long as the moved one', '13:40', [planned, long], long, planned.id],
  ['that would end before it, were it shorter', '13:40', [planned], plannedLater, undefined],
  ['without a length, taken for 20 minutes', '14:11', [planned], undefined, planned.id],
  ['without a length, before it', '14:10', [planned], undefined, undefined],
  ['of the moved one itself', '14:40', [planned], planned, undefined],
  ['of a locked one', '14:30', [consult(51, '14:30', '14:50', consultState.locked)], plannedLater, 51],
  ['of one in a state that nobody knows', '14:30', [consult(51, '14:30', '14:50', unknownState)], plannedLater, 51],
  ['of a cancelled one', '14:30', [consult(51, '14:30', '14:50', consultState.cancelled)], plannedLater, undefined],
  ['of a closed one', '14:30', [consult(51, '14:30', '14:50', consultState.finalized)], plannedLater, undefined],
  ['of two, the first', '14:40', [consult(52, '14:50', '15:10'), planned], plannedLater, planned.id],
  ['on another day', '14:30', [plannedLater], undefined, undefined],
])('a consult that overlaps a time: %s', (_what, time, consults, moved, found) => {
  expect(ownOverlap(consults, { startDT: at(time) }, moved)?.id).toBe(found)
})

test('times are compared by instant, whatever the offset', () => {
  expect(ownOverlap([planned], { startDT: '2026-12-03T13:40:00Z' })?.id).toBe(planned.id)
})
