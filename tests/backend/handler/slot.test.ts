import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consultCategory, type Slots, slots as slotsShape } from '#portal/api/contract/consult.ts'
import { databases } from '../test-kit/test-database.ts'
import {
  bookingOf,
  firstSlot,
  freeSlots,
  openTestBackend,
  type SignedInPatient,
  slotWindow,
  type TestBackend,
} from '../test-kit/test-backend.ts'

const inAmsterdam = new Intl.DateTimeFormat('nl-NL', {
  timeZone: 'Europe/Amsterdam',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'longOffset',
})

function partsOf(instant: string): Record<string, string> {
  return Object.fromEntries(inAmsterdam.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]))
}

describe.each(databases)('free times on $name', ({ open }) => {
  let backend: TestBackend

  beforeAll(async () => {
    backend = await openTestBackend(open)
  })
  afterAll(() => backend.close())

  async function allSlots(patient: SignedInPatient): Promise<Slots> {
    const { status, body } = await backend.call('getSlots', { token: patient.token, body: slotWindow() })
    expect(status).toBe(200)
    return slotsShape.parse((body as { slots: unknown }).slots)
  }

  test.each([
    ['intake', 0, [1, 2]],
    ['nothing-planned', 1, [3, 4, 5]],
    ['botox', 2, [7]],
    ['gon-block', 3, [8]],
    ['unplanned', 4, [6]],
  ] as const)(
    "in the scenario %s are of category %i only, with types %j, by Amsterdam day, in office hours and with that day's offset",
    async (state, category, types) => {
      const slots = await allSlots(await backend.signedIn(state))
      expect(Object.keys(slots)).toEqual([String(category)])
      const all = Object.entries(slots[category] ?? {})
      expect(
        [...new Set(all.flatMap(([, list]) => list.map(({ typeId }) => typeId)))].toSorted((a, b) => a - b),
      ).toEqual(types)
      for (const [day, list] of all) {
        for (const { startDT } of list) {
          const { year, month, day: date, weekday, hour, minute, timeZoneName } = partsOf(startDT)
          expect(`${year}${month}${date}`).toBe(day)
          expect(startDT).toBe(`${year}-${month}-${date}T${hour}:${minute}:00${timeZoneName?.slice(3)}`)
          expect(['ma', 'di', 'wo', 'do', 'vr']).toContain(weekday)
          expect(Number(hour)).toBeGreaterThanOrEqual(9)
          expect(Number(hour)).toBeLessThan(20)
        }
      }
    },
  )

  test("are at the clinic's local times before and after a change of the clocks", async () => {
    const { token } = await backend.signedIn('nothing-planned')
    const { body } = await backend.call('getSlots', { token, body: slotWindow(399) })
    const starts = Object.values((body as { slots: Slots }).slots['1'] ?? {})
      .flat()
      .map(({ startDT }) => startDT)
    for (const offset of ['+01:00', '+02:00']) {
      const times = starts.filter((startDT) => startDT.endsWith(offset)).map((startDT) => startDT.slice(11, 16))
      expect([times.toSorted()[0], times.toSorted().at(-1)]).toEqual(['09:00', '19:30'])
    }
    expect(starts.map((start) => Date.parse(start))).toEqual(
      starts.map((start) => Date.parse(start)).toSorted((a, b) => a - b),
    )
  })

  test('include the category of an upcoming consult to move it; a past or cancelled one adds none', async () => {
    const botox = (inDays: number, state: 0 | 3) => ({
      startDateTime: new Date(Date.now() + inDays * 86_400_000).toISOString(),
      endDateTime: new Date(Date.now() + inDays * 86_400_000 + 1_200_000).toISOString(),
      state,
      consultTypeId: 7,
    })
    const categories = async (consults: ReturnType<typeof botox>[]) => {
      const { token } = await backend.signedIn('nothing-planned', { consults })
      const { body } = await backend.call('getSlots', { token, body: { ...slotWindow(), existing_is_error: false } })
      return Object.keys((body as { slots: Slots }).slots)
    }
    expect([
      await categories([botox(7, 0)]),
      await categories([botox(-7, 0)]),
      await categories([botox(7, 3)]),
    ]).toEqual([['1', '2'], ['1'], ['1']])
  })

  test('are absent for a follow-up on some working days', async () => {
    const followUp = (await allSlots(await backend.signedIn('nothing-planned')))[consultCategory.followUp] ?? {}
    const weekdays = new Set(
      Object.values(followUp)
        .flat()
        .map(({ startDT }) => partsOf(startDT)['weekday']),
    )
    expect(weekdays).not.toContain('di')
    expect(weekdays).toContain('wo')
  })

  test('are the same in a second call', async () => {
    const patient = await backend.signedIn('nothing-planned')
    expect(await allSlots(patient)).toEqual(await allSlots(patient))
  })

  test('are created once by two simultaneous first calls', async () => {
    const one = await backend.signedIn('intake')
    const other = await backend.signedIn('intake', { location: one.location })
    const answers = await Promise.all([allSlots(one), allSlots(other), allSlots(one)])
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    expect(await allSlots(one)).toEqual(answers[0])
  })

  test('are offered in a later window, up to 400 days ahead', async () => {
    const { token } = await backend.signedIn('nothing-planned')
    const ask = async (days: number) => {
      const { body } = await backend.call('getSlots', {
        token,
        body: { ...slotWindow(days), startDateTime: new Date(Date.now() + 380 * 86_400_000).toISOString() },
      })
      return Object.values((body as { slots: Slots }).slots['1'] ?? {}).flat()
    }
    const far = await ask(800)
    expect(far.length).toBeGreaterThan(0)
    expect(far.every(({ startDT }) => new Date(startDT).getTime() < Date.now() + 402 * 86_400_000)).toBe(true)
  })

  test('are never in the past', async () => {
    const { token } = await backend.signedIn('nothing-planned')
    const { body } = await backend.call('getSlots', {
      token,
      body: { ...slotWindow(10), startDateTime: '2020-01-01T00:00:00Z' },
    })
    const starts = Object.values((body as { slots: Slots }).slots)
      .flatMap((days) => Object.values(days).flat())
      .map(({ startDT }) => new Date(startDT).getTime())
    expect(Math.min(...starts)).toBeGreaterThan(Date.now())
  })

  test('of botox start at its earliest day; those to move another consult to do not', async () => {
    const nextConsultMinDateTime = new Date(Date.now() + 40 * 86_400_000).toISOString()
    const { token } = await backend.signedIn('planned-video', {
      nextConsult: { nextConsultCategory: 2, nextConsultMinDateTime },
    })
    const { body } = await backend.call('getSlots', { token, body: { ...slotWindow(), existing_is_error: false } })
    const { slots } = body as { slots: Slots }
    const starts = (category: string) =>
      Object.values(slots[category] ?? {})
        .flat()
        .map(({ startDT }) => new Date(startDT).getTime())
    expect(Math.min(...starts('2'))).toBeGreaterThanOrEqual(Date.parse(nextConsultMinDateTime))
    expect(Math.min(...starts('1'))).toBeLessThan(Date.parse(nextConsultMinDateTime))
  })

  test('are absent in the scenario without times', async () => {
    expect(await allSlots(await backend.signedIn('no-slots'))).toEqual({})
  })

  test('exclude a booked time, and include it again after cancelling', async () => {
    const buyer = await backend.signedIn('nothing-planned')
    const other = await backend.signedIn('nothing-planned', { location: buyer.location })
    const slot = await firstSlot(backend, buyer.token, 1)
    const { body } = await backend.call('addConsult', { token: buyer.token, body: bookingOf(slot) })
    expect(await freeSlots(backend, other.token, 1)).not.toContainEqual(slot)
    await backend.call('cancelConsult', {
      token: buyer.token,
      body: { consult_id: (body as { id: number }).id, note: '' },
    })
    expect(await freeSlots(backend, other.token, 1)).toContainEqual(slot)
  })

  test('are refused with a 412 if a consult is planned and existing_is_error is not false', async () => {
    const { token } = await backend.signedIn('planned-video')
    expect((await backend.call('getSlots', { token, body: slotWindow() })).status).toBe(412)
    expect(
      (await backend.call('getSlots', { token, body: { ...slotWindow(), existing_is_error: false } })).status,
    ).toBe(200)
  })

  test('are refused with a 491 for a window that ends before it begins, and with a 412 before onboarding', async () => {
    const { token } = await backend.signedIn('nothing-planned')
    const { startDateTime, endDateTime } = slotWindow()
    expect(
      (
        await backend.call('getSlots', {
          token,
          body: { startDateTime: endDateTime, endDateTime: startDateTime, aggregate: true },
        })
      ).status,
    ).toBe(491)
    expect(
      (await backend.call('getSlots', { token: (await backend.signedIn('new')).token, body: slotWindow() })).status,
    ).toBe(412)
  })
})
