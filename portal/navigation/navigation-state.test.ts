import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bookingState, cancelState, loginState, messageState } from './navigation-state.ts'

const at = '2026-12-03T14:30:00+01:00'
const slot = { startDT: at, avId: 9, typeId: 3 }
const wizard = { run: 'r', step: 1, mode: 'video', day: '20261203', slot }
const schemas = { bookingState, cancelState, loginState, messageState }
const parts = [...new Set(Object.values(schemas).flatMap((schema) => Object.keys(schema.shape)))]

describe('what fits is read', () => {
  test.each([
    ['booking', bookingState, { from: '/dashboard', type: 'phone', isReschedule: true, cancel_consult_id: 1, consultId: 2, consultType: 3, wizard }],
    ['cancelling', cancelState, { consultId: 2, startDateTime: at, displayName: 'dr. Bos', consultType: 3 }],
    ['signing in', loginState, { returnTo: '/appointments', mode: 'verify', method: 'otp', email: 'a@b.nl' }],
    ['a message', messageState, { message: 'Uw afspraak is gemaakt.' }],
  ] as const)('ACC-13 %s', (_name, schema, state) => {
    expect(schema.parse(state)).toEqual(state)
  })
})

describe('what does not fit counts as not given', () => {
  test.each([
    ['from', bookingState, { from: '//evil.example' }],
    ['from', bookingState, { from: 5 }],
    ['type', bookingState, { type: 'pigeon' }],
    ['isReschedule', bookingState, { isReschedule: 'yes' }],
    ['cancel_consult_id', bookingState, { cancel_consult_id: '1' }],
    ['consultId', bookingState, { consultId: 1.5 }],
    ['consultType', bookingState, { consultType: 2 ** 40 }],
    ['wizard', bookingState, { wizard: { ...wizard, step: 3 } }],
    ['wizard', bookingState, { wizard: { ...wizard, day: '2026-12-03' } }],
    ['wizard', bookingState, { wizard: { ...wizard, slot: { ...slot, startDT: 'soon' } } }],
    ['startDateTime', cancelState, { startDateTime: '2026-12-03 14:30' }],
    ['displayName', cancelState, { displayName: { name: 'Bos' } }],
    ['returnTo', loginState, { returnTo: 'https://evil.example' }],
    ['returnTo', loginState, { returnTo: 7 }],
    ['mode', loginState, { mode: 'admin' }],
    ['method', loginState, { method: 'pigeon' }],
    ['message', messageState, { message: ['x'] }],
  ] as const)('ACC-13 %s in %#', (part, schema, state) => {
    expect(schema.parse({ ...state, other: 1 })).not.toHaveProperty(part, expect.anything())
  })

  test('ACC-13 one part that does not fit leaves the others', () => {
    expect(bookingState.parse({ consultId: 'x', isReschedule: true, wizard: 'x', type: 'video' })).toMatchObject({ isReschedule: true, type: 'video' })
  })
})

test.each(Object.entries(schemas))('ACC-13 no state whatever makes %s throw', (_name, schema) => {
  const state = fc.oneof(fc.dictionary(fc.constantFrom(...parts), fc.anything()), fc.object({ key: fc.constantFrom(...parts), maxDepth: 4 }))
  let read = 0
  fc.assert(fc.property(state, (given) => {
    schema.parse(given)
    read += 1
  }), { seed: 13, numRuns: 1000 })
  expect(read).toBe(1000)
})
