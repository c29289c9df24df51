import { expect, test } from 'vitest'
import { slotsAt } from './sample-calendar.ts'
import { validateProps, type CalendarInput } from './validate-props.ts'

const sound = (input: Partial<CalendarInput> = {}) =>
  validateProps({
    days: slotsAt('20261209', '09:00', '14:05'),
    from: '20261204',
    to: '20270226',
    today: '20261203',
    day: null,
    ...input,
  })

test('valid input gives no warnings', () => {
  const { slots, first, last, day, warnings } = sound({ day: '20261209' })
  expect({ days: [...slots.keys()], first, last, day, warnings }).toEqual({
    days: ['20261209'],
    first: '20261204',
    last: '20270226',
    day: '20261209',
    warnings: [],
  })
})

test('times are sorted', () => {
  const { slots, warnings } = sound({ days: slotsAt('20261209', '14:05', '09:00', '18:40', '09:25') })
  expect(slots.get('20261209')?.map(({ time }) => time)).toEqual(['09:00', '09:25', '14:05', '18:40'])
  expect(warnings).toEqual([])
})

test.each([
  ['+02:00', '+01:00'],
  ['+01:00', '+02:00'],
])(
  'SLOT-CALENDAR-08 when the clock goes back, two slots at the same local time are both offered, the earlier first, given as %s and %s',
  (...offsets) => {
    const given = offsets.map((offset) => ({
      id: offset,
      time: '02:30',
      dateTime: `2026-10-25T02:30:00${offset}`,
      part: 'morning' as const,
    }))
    const { slots, warnings } = validateProps({
      days: { 20261025: given },
      from: '20261001',
      to: '20261031',
      today: '20260930',
      day: null,
    })
    expect(slots.get('20261025')?.map(({ id }) => id)).toEqual(['+02:00', '+01:00'])
    expect(warnings).toEqual([])
  },
)

test('a duplicate slot is offered once', () => {
  const { slots, warnings } = sound({ days: slotsAt('20261209', '09:00', '09:00', '10:00') })
  expect(slots.get('20261209')?.map(({ time }) => time)).toEqual(['09:00', '10:00'])
  expect(warnings).toEqual(['days: 20261209 has the same slot id twice'])
})

test('days are sorted, and days without times are left out', () => {
  const { slots, warnings } = sound({
    days: { ...slotsAt('20261222', '09:00'), 20261210: [], ...slotsAt('20261208', '09:00') },
  })
  expect([...slots.keys()]).toEqual(['20261208', '20261222'])
  expect(warnings).toEqual([])
})

test.each([
  [
    'a key that is not a day',
    { days: { ...slotsAt('20261209', '09:00'), '2026-12-10': [] } },
    'days: "2026-12-10" is not a yyyyMMdd day',
  ],
  [
    'slots outside the window',
    { days: { ...slotsAt('20261209', '09:00'), ...slotsAt('20270301', '09:00') } },
    'days: 20270301 has slots but lies outside the days that can be chosen',
  ],
  ['a chosen day outside the window', { day: '20261201' }, 'day: 20261201 lies outside the days that can be chosen'],
  ['a chosen day that is not a day', { day: 'morgen' }, 'day: "morgen" is not a yyyyMMdd day'],
  ['a today that is not a day', { today: '' }, 'today: "" is not a yyyyMMdd day'],
])('%s is left out, with a warning', (_, input, fault) => {
  const calendar = sound(input)
  expect(calendar.warnings).toEqual([fault])
  expect([...calendar.slots.keys()]).toEqual(['20261209'])
  expect(calendar.day).toBeNull()
})

test('a window that ends before it starts has no slots', () => {
  const { slots, warnings } = sound({ to: '20261101' })
  expect(slots.size).toBe(0)
  expect(warnings[0]).toBe('to: 20261101 is before from (20261204)')
})

test('invalid window limits are replaced by the first and last day with times', () => {
  const days = { ...slotsAt('20261209', '09:00'), ...slotsAt('20270105', '09:00') }
  expect(sound({ days, from: 'x', to: 'y' })).toMatchObject({ first: '20261209', last: '20270105' })
  expect(sound({ days: {}, from: 'x', to: 'y' }).slots.size).toBe(0)
})

test('today and past days cannot be chosen, even inside the window', () => {
  const { first, slots } = sound({ today: '20261209' })
  expect(first).toBe('20261210')
  expect(slots.size).toBe(0)
})
