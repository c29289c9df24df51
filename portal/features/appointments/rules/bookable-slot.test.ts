import { expect, test } from 'vitest'
import { consultCategory, consultType, type Slot, type Slots } from '../../../api/contract/consult.ts'
import { CalendarTime, dayPart, slotId, slotsByDay } from './bookable-slot.ts'

const at = (time: string, typeId: number, avId: number, offset = '+01:00'): Slot => ({
  startDT: `2026-12-03T${time}:00${offset}`,
  avId,
  typeId,
})
const { followUpClinic, followUpVideo, followUpPhone, intake } = consultType
const { followUp } = consultCategory

const offered: Slots = {
  0: { 20261203: [at('10:00', intake, 1)] },
  1: {
    20261203: [
      at('14:00', followUpVideo, 4),
      at('10:30', followUpPhone, 3),
      at('09:15', followUpVideo, 2),
      at('09:15', followUpClinic, 5),
    ],
    20261204: [at('11:00', followUpClinic, 6)],
  },
}

test('BOOK-04.1 BOOK-04.2 bookable slots are those of the category of the consult whose type fits the mode, sorted by time', () => {
  expect(slotsByDay(offered, followUp, 'video')).toEqual({
    20261203: [at('09:15', followUpVideo, 2), at('14:00', followUpVideo, 4)],
  })
  expect(slotsByDay(offered, followUp, 'phone')).toEqual({ 20261203: [at('10:30', followUpPhone, 3)] })
  expect(Object.keys(slotsByDay(offered, followUp, 'clinic'))).toEqual(['20261203', '20261204'])
})

test('BOOK-04.1 a day without fitting slots is left out, and a category that is not offered has no days', () => {
  expect(slotsByDay(offered, followUp, 'video')).not.toHaveProperty('20261204')
  expect(slotsByDay(offered, consultCategory.botox, 'clinic')).toEqual({})
  expect(slotsByDay({}, followUp, 'video')).toEqual({})
})

test('BOOK-04.2 slots are sorted by instant, not by notation', () => {
  const day = {
    20261203: [at('11:00', followUpVideo, 1), at('09:30', followUpVideo, 2, '+00:00'), at('10:00', followUpVideo, 3)],
  }
  expect(slotsByDay({ 1: day }, followUp, 'video')['20261203']?.map(({ avId }) => avId)).toEqual([3, 2, 1])
})

test('of several slots at one instant, one is shown, because employees are not shown', () => {
  const day = {
    20261203: [at('10:00', followUpVideo, 1), at('09:00', followUpVideo, 2, '+00:00'), at('10:30', followUpVideo, 3)],
  }
  expect(slotsByDay({ 1: day }, followUp, 'video')['20261203']?.map(({ avId }) => avId)).toEqual([1, 3])
})

test('the offered slots are not mutated', () => {
  const before = structuredClone(offered)
  slotsByDay(offered, followUp, 'video')
  expect(offered).toEqual(before)
})

test.each([
  ['00:00', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'afternoon'],
  ['17:59', 'afternoon'],
  ['18:00', 'evening'],
  ['23:59', 'evening'],
])('BOOK-04.3 a slot at %s is in the %s', (time, part) => {
  expect(dayPart(`2026-12-03T${time}:00+01:00`)).toBe(part)
})

test('BOOK-04.3 the part of the day is that of the clinic, whatever the offset of the instant', () => {
  expect(dayPart('2026-12-03T11:30:00Z')).toBe('afternoon')
  expect(dayPart('2026-07-03T10:30:00Z')).toBe('afternoon')
})

test('every slot of an answer has a unique id', () => {
  const slots = [at('09:15', 4, 2), at('09:15', 3, 2), at('09:15', 4, 3), at('09:30', 4, 2)]
  expect(new Set(slots.map(slotId)).size).toBe(slots.length)
})

test('when the clock goes back, two equal local times are two slots, in order, with different texts', () => {
  const [second, first] = ['+01:00', '+02:00'].map((offset) => ({
    startDT: `2026-10-25T02:30:00${offset}`,
    avId: 1,
    typeId: followUpVideo,
  }))
  if (!first || !second) throw new Error('Two times were written.')
  const free = slotsByDay({ 1: { 20261025: [second, first] } }, followUp, 'video')['20261025'] ?? []
  expect(free).toEqual([first, second])
  const shown = free.map((slot) => new CalendarTime(slot))
  expect(new Set(shown.map(({ id }) => id)).size).toBe(2)
  expect(new Set(shown.map(({ time }) => time)).size).toBe(2)
  expect(shown.map(({ part, dateTime }) => [part, dateTime])).toEqual([
    ['morning', first.startDT],
    ['morning', second.startDT],
  ])
})
