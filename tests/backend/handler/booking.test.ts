import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Consult, Slot } from '#portal/api/contract/consult.ts'
import { limit } from '../limit.ts'
import { infoOf } from '../test-kit/granted.ts'
import { databases } from '../test-kit/test-database.ts'
import {
  bookingOf,
  firstSlot,
  freeSlots,
  openTestBackend,
  type SignedInPatient,
  type TestBackend,
} from '../test-kit/test-backend.ts'

function consultAt(offsetMinutes: number, state: Consult['state'] = 0, consultTypeId = 4) {
  const start = Date.now() + offsetMinutes * 60_000
  return {
    startDateTime: new Date(start).toISOString(),
    endDateTime: new Date(start + 20 * 60_000).toISOString(),
    state,
    consultTypeId,
  }
}

const inAWeek = 7 * 24 * 60

describe.each(databases)('on $name', ({ open }) => {
  let backend: TestBackend

  beforeAll(async () => {
    backend = await openTestBackend(open)
  })
  afterAll(() => backend.close())

  async function statesOf({ token }: SignedInPatient) {
    return (await infoOf(backend, token)).consults.map(({ id, state }) => [id, state])
  }

  describe('booking', () => {
    let patient: SignedInPatient
    let slot: Slot

    beforeAll(async () => {
      patient = await backend.signedIn('nothing-planned')
      slot = await firstSlot(backend, patient.token, 1)
    })

    test.each<[string, (slot: Slot) => Partial<ReturnType<typeof bookingOf>>]>([
      [
        'a start one minute off the grid',
        ({ startDT }) => ({ startDateTime: new Date(Date.parse(startDT) + 60_000).toISOString() }),
      ],
      [
        'a start a fraction of a second off the grid',
        ({ startDT }) => ({ startDateTime: new Date(Date.parse(startDT) + 1).toISOString() }),
      ],
      [
        'a start before the block',
        ({ startDT }) => ({ startDateTime: new Date(Date.parse(startDT) - 86_400_000).toISOString() }),
      ],
      [
        'a start after the block',
        ({ startDT }) => ({ startDateTime: new Date(Date.parse(startDT) + 86_400_000).toISOString() }),
      ],
      ['a start in the past', () => ({ startDateTime: '2020-01-06T09:00:00+01:00' })],
      [
        'a start beyond the last bookable day',
        () => ({ startDateTime: new Date(Date.now() + (limit.daysAhead + 2) * 86_400_000).toISOString() }),
      ],
      ['a start in the year 9999', () => ({ startDateTime: '9999-12-31T23:59:59+00:00' })],
      ['a start in the year 1', () => ({ startDateTime: '0001-01-01T00:00:00Z' })],
      ['a consult type that the block does not have', () => ({ consultTypeId: 7 })],
      ['a consult type that can never be booked', () => ({ consultTypeId: 9 })],
      ['a block that does not exist', () => ({ availabilityId: 2_147_483_647 })],
    ])('with %s gets a 491', async (_, wrong) => {
      const { status } = await backend.call('addConsult', {
        token: patient.token,
        body: { ...bookingOf(slot), ...wrong(slot) },
      })
      expect(status).toBe(491)
    })

    test.each([
      '2026-02-30T09:00:00+01:00',
      '2026-12-08T24:30:00+01:00',
      '2026-12-08T09:00:00',
      '2026-12-08',
      '08-12-2026 09:00',
      '1765180800000',
      '',
    ])('with %j as its start gets a 491', async (startDateTime) => {
      expect(
        (await backend.call('addConsult', { token: patient.token, body: { ...bookingOf(slot), startDateTime } }))
          .status,
      ).toBe(400)
    })

    test("with a block of another location, or a category other than the patient's, gets a 491", async () => {
      const stranger = await backend.signedIn('nothing-planned')
      expect((await backend.call('addConsult', { token: stranger.token, body: bookingOf(slot) })).status).toBe(491)
      const botox = await firstSlot(backend, (await backend.signedIn('botox', { location: patient.location })).token, 2)
      expect((await backend.call('addConsult', { token: patient.token, body: bookingOf(botox) })).status).toBe(491)
    })

    test('a free time adds a consult to the patient info with the start that was offered', async () => {
      const booker = await backend.signedIn('nothing-planned')
      const wish = bookingOf(await firstSlot(backend, booker.token, 1))
      expect((await backend.call('addConsult', { token: booker.token, body: wish })).status).toBe(200)
      expect((await infoOf(backend, booker.token)).consults).toEqual([
        expect.objectContaining({
          startDateTime: wish.startDateTime,
          consultTypeId: wish.consultTypeId,
          state: 0,
          employeeId: expect.any(Number),
        }),
      ])
    })

    test.each(['planned-video', 'locked'] as const)('a second consult gets a 412 in the scenario %s', async (state) => {
      const { token, location } = await backend.signedIn(state)
      const free = await firstSlot(backend, (await backend.signedIn('nothing-planned', { location })).token, 1)
      expect((await backend.call('addConsult', { token, body: bookingOf(free) })).status).toBe(412)
    })

    test('is possible with past, cancelled and finalized consults', async () => {
      const { token } = await backend.signedIn('nothing-planned', {
        consults: [consultAt(-120), consultAt(inAWeek, 3), consultAt(-inAWeek, 1)],
      })
      expect(
        (await backend.call('addConsult', { token, body: bookingOf(await firstSlot(backend, token, 1)) })).status,
      ).toBe(200)
    })

    test('a time that another patient took gets a 409', async () => {
      const late = await backend.signedIn('nothing-planned')
      const taken = await firstSlot(backend, late.token, 1)
      const sold = await backend.testAdmin.sell(late.email, {
        startDateTime: taken.startDT,
        availabilityId: taken.avId,
      })
      expect(sold).toEqual([{ startDateTime: taken.startDT, availabilityId: taken.avId }])
      expect((await backend.call('addConsult', { token: late.token, body: bookingOf(taken) })).status).toBe(409)
      expect(await statesOf(late)).toEqual([])
    })
  })

  describe('moving', () => {
    async function planned() {
      const patient = await backend.signedIn('planned-video')
      const consultId = patient.consults[0]?.id ?? 0
      const slots = await freeSlots(backend, patient.token, 1)
      const move = (slot: Slot | undefined, cancel_consult_id = consultId) =>
        backend.call('moveConsult', {
          token: patient.token,
          body: { ...(slot && bookingOf(slot)), cancel_consult_id, cancel_note: 'Afspraak verplaatst' },
        })
      return { patient, consultId, slots, move }
    }

    test('cancels the old consult with its note and books the new time', async () => {
      const { patient, consultId, slots, move } = await planned()
      expect((await move(slots[5])).status).toBe(200)
      expect(await statesOf(patient)).toEqual([
        [consultId, 3],
        [expect.any(Number), 0],
      ])
      expect(await backend.database.rows('select note from consult where id = $1', [consultId])).toEqual([
        { note: 'Afspraak verplaatst' },
      ])
    })

    test('a moved consult can be moved back to the time it just left', async () => {
      const { slots, patient, move } = await planned()
      await move(slots[0])
      const moved = (await statesOf(patient)).at(-1)?.[0]
      await move(slots[3], moved)
      expect((await move(slots[0], (await statesOf(patient)).at(-1)?.[0])).status).toBe(200)
    })

    test('to a taken time gets a 409 and leaves the old consult unchanged', async () => {
      const { patient, consultId, slots, move } = await planned()
      const taken = slots[0]
      await backend.testAdmin.sell(patient.email, { startDateTime: taken?.startDT, availabilityId: taken?.avId })
      expect((await move(taken)).status).toBe(409)
      expect(await statesOf(patient)).toEqual([[consultId, 0]])
    })

    test('to an invalid time leaves the old consult unchanged', async () => {
      const { patient, consultId, slots, move } = await planned()
      expect((await move(slots[0] && { ...slots[0], typeId: 7 })).status).toBe(491)
      expect(await statesOf(patient)).toEqual([[consultId, 0]])
    })

    test("uses the category of the moved consult, not that of the patient's next one", async () => {
      const patient = await backend.signedIn('botox', { consults: [consultAt(inAWeek)] })
      const body = {
        ...bookingOf(await firstSlot(backend, patient.token, 1)),
        cancel_consult_id: patient.consults[0]?.id,
        cancel_note: '',
      }
      expect((await backend.call('moveConsult', { token: patient.token, body })).status).toBe(200)
    })

    test.each([
      ['past', consultAt(-120)],
      ['locked', consultAt(inAWeek, 2)],
      ['cancelled', consultAt(inAWeek, 3)],
      ['finalized', consultAt(-120, 1)],
    ] as const)('a %s consult gets a 491', async (_, consult) => {
      const patient = await backend.signedIn('nothing-planned', { consults: [consult] })
      const body = {
        ...bookingOf(await firstSlot(backend, patient.token, 1)),
        cancel_consult_id: patient.consults[0]?.id,
        cancel_note: '',
      }
      expect((await backend.call('moveConsult', { token: patient.token, body })).status).toBe(491)
      expect(
        (
          await backend.call('cancelConsult', {
            token: patient.token,
            body: { consult_id: patient.consults[0]?.id, note: '' },
          })
        ).status,
      ).toBe(491)
    })
  })

  describe('cancelling', () => {
    test('stores the note, and a second time is refused', async () => {
      const { token, consults } = await backend.signedIn('planned-video')
      const consult_id = consults[0]?.id
      const cancel = () => backend.call('cancelConsult', { token, body: { consult_id, note: 'Ik ben weer beter' } })
      expect((await cancel()).status).toBe(200)
      expect(await backend.database.rows('select state, note from consult where id = $1', [consult_id ?? 0])).toEqual([
        { state: 3, note: 'Ik ben weer beter' },
      ])
      expect((await cancel()).status).toBe(491)
    })

    test('with a note of more than 4000 characters is refused, also when moving, and changes nothing', async () => {
      const patient = await backend.signedIn('planned-video')
      const id = patient.consults[0]?.id ?? 0
      const tooLong = 'x'.repeat(4001)
      const moved = {
        ...bookingOf(await firstSlot(backend, patient.token, 1)),
        cancel_consult_id: id,
        cancel_note: tooLong,
      }
      const answers = [
        await backend.call('cancelConsult', { token: patient.token, body: { consult_id: id, note: tooLong } }),
        await backend.call('moveConsult', { token: patient.token, body: moved }),
      ]
      for (const { status, body } of answers)
        expect([status, body]).toEqual([491, { message: 'Maak uw opmerking korter: hoogstens 4000 tekens.' }])
      expect(await statesOf(patient)).toEqual([[id, 0]])
      expect(
        (
          await backend.call('cancelConsult', {
            token: patient.token,
            body: { consult_id: id, note: 'x'.repeat(4000) },
          })
        ).status,
      ).toBe(200)
    })

    test('is possible for a consult under way, until it ends', async () => {
      const { token, consults } = await backend.signedIn('nothing-planned', { consults: [consultAt(-10)] })
      expect(
        (await backend.call('cancelConsult', { token, body: { consult_id: consults[0]?.id, note: '' } })).status,
      ).toBe(200)
    })
  })
})
