import type { Check } from '../check.ts'
import { mustBe, mustHold } from '../finding.ts'
import { booking, moving, planned } from '../sample.ts'
import { bookingOf, mustRefuse, slotWindow, type World } from '../world.ts'

/** What is ahead and open of a patient. */
const openOf = async (world: World, token: string) =>
  (await world.info(token)).consults.filter(
    ({ state, endDateTime }) => state === 0 && Date.parse(endDateTime) > Date.now(),
  )

export const planning: readonly Check[] = [
  {
    id: 'times/offered',
    calls: ['getSlots'],
    description: 'Free times are within the requested window, grouped by Amsterdam day',
    async run(world) {
      const { token } = await world.signedIn('onboarded')
      const window = slotWindow()
      const { slots } = await world.done<{ slots: Record<string, Record<string, { startDT: string }[]>> }>('getSlots', {
        token,
        body: window,
      })
      const dayOf = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' })
      for (const [day, times] of Object.values(slots).flatMap((days) => Object.entries(days))) {
        for (const { startDT } of times) {
          mustBe(`the day of ${startDT}`, dayOf.format(new Date(startDT)).replaceAll('-', ''), day)
          mustHold(
            'a time',
            `${window.startDateTime} to ${window.endDateTime}`,
            Date.parse(startDT) >= Date.parse(window.startDateTime) &&
              Date.parse(startDT) <= Date.parse(window.endDateTime),
            startDT,
          )
        }
      }
    },
  },
  {
    id: 'times/backwards',
    calls: ['getSlots'],
    description: 'A window that ends before it starts gets a 491',
    async run(world) {
      const { token } = await world.signedIn('onboarded')
      const { startDateTime, endDateTime } = slotWindow()
      mustRefuse(
        'a window that runs backwards',
        await world.send('getSlots', {
          token,
          body: { startDateTime: endDateTime, endDateTime: startDateTime, aggregate: true },
        }),
        491,
      )
    },
  },
  {
    id: 'times/planned-already',
    calls: ['getSlots'],
    description: 'With a consult planned, a request for times gets a 412, unless existing_is_error is false',
    async run(world) {
      const { token } = await planned(world)
      mustRefuse('times', await world.send('getSlots', { token, body: slotWindow() }), 412)
      await world.done('getSlots', { token, body: { ...slotWindow(), existing_is_error: false } })
    },
  },
  {
    id: 'booking/kept',
    calls: ['addConsult', 'getInfo'],
    description: 'A booked consult is planned at its time, has its type, and ends after it starts',
    async run(world) {
      const { token, body } = await booking(world)
      await world.done('addConsult', { token, body })
      const [consult, ...more] = await openOf(world, token)
      mustBe('how many more', 0, more.length)
      mustBe(
        'when and what',
        [Date.parse(body.startDateTime), body.consultTypeId],
        [Date.parse(consult?.startDateTime ?? ''), consult?.consultTypeId],
      )
      mustHold(
        'its end',
        'after its start',
        Date.parse(consult?.endDateTime ?? '') > Date.parse(body.startDateTime),
        consult?.endDateTime,
      )
    },
  },
  {
    id: 'booking/sold-once',
    calls: ['addConsult', 'getSlots'],
    description: 'A booked time is no longer offered, and booking it gets a 409',
    async run(world) {
      const first = await booking(world)
      const second = await booking(world, first.email)
      mustBe('what both are offered first', first.body, second.body)
      await world.done('addConsult', { token: first.token, body: first.body })
      mustRefuse(
        'the same time for another patient',
        await world.send('addConsult', { token: second.token, body: second.body }),
        409,
      )
      const isOffered = (await world.freeTimes(second.token)).some(
        ({ startDT, avId }) => startDT === first.body.startDateTime && avId === first.body.availabilityId,
      )
      mustBe('still offered', false, isOffered)
      mustBe('planned for the other', 0, (await openOf(world, second.token)).length)
    },
  },
  {
    id: 'booking/together',
    calls: ['addConsult'],
    description: 'Of four patients who book the same time simultaneously one succeeds, and the others get a 409',
    async run(world) {
      const first = await booking(world)
      const rivals = [first]
      for (let more = 0; more < 3; more += 1) rivals.push(await booking(world, first.email))
      const answers = await Promise.all(
        rivals.map(({ token }) => world.send('addConsult', { token, body: first.body })),
      )
      mustBe(
        'statuses',
        [200, 409, 409, 409],
        answers.map(({ status }) => status).toSorted((a, b) => a - b),
      )
    },
  },
  {
    id: 'booking/one-at-a-time',
    calls: ['addConsult'],
    description: 'A patient with a consult planned cannot book another (412)',
    async run(world) {
      const { token, body, other } = await booking(world)
      await world.done('addConsult', { token, body })
      mustRefuse('a second booking', await world.send('addConsult', { token, body: other }), 412)
    },
  },
  {
    id: 'booking/own-together',
    calls: ['addConsult'],
    description: 'Of two simultaneous bookings by one patient exactly one succeeds',
    async run(world) {
      const { token, body, other } = await booking(world)
      const answers = await Promise.all(
        [body, other].map((request) => world.send('addConsult', { token, body: request })),
      )
      mustBe(
        'statuses',
        [200, 412],
        answers.map(({ status }) => status).toSorted((a, b) => a - b),
      )
      mustBe('planned', 1, (await openOf(world, token)).length)
    },
  },
  {
    id: 'booking/not-offered',
    calls: ['addConsult'],
    description: 'Booking a time that is past, off the grid, of an unknown block or of another type gets a 491',
    async run(world) {
      const { token, body } = await booking(world)
      const later = new Date(Date.parse(body.startDateTime) + 60_000).toISOString()
      for (const odd of [
        { startDateTime: '2020-01-06T09:00:00+01:00' },
        { startDateTime: later },
        { availabilityId: 2_147_483_647 },
        { consultTypeId: 7 },
      ]) {
        mustRefuse(JSON.stringify(odd), await world.send('addConsult', { token, body: { ...body, ...odd } }), 491)
      }
      await world.done('addConsult', { token, body })
    },
  },
  {
    id: 'cancel/no-longer-planned',
    calls: ['cancelConsult', 'getInfo', 'getSlots'],
    description: 'A cancelled consult is no longer planned, cannot be cancelled again, and another can be booked',
    async run(world) {
      const { token, body } = await booking(world)
      await world.done('addConsult', { token, body })
      const [consult] = await openOf(world, token)
      const input = { token, body: { consult_id: consult?.id, note: 'Ik ben ziek' } }
      await world.done('cancelConsult', input)
      mustBe('open ahead', 0, (await openOf(world, token)).length)
      mustBe('its state', 3, (await world.info(token)).consults.find(({ id }) => id === consult?.id)?.state)
      mustRefuse('cancelling again', await world.send('cancelConsult', input), 491)
      await world.done('getSlots', { token, body: slotWindow() })
      await world.done('addConsult', { token, body })
    },
  },
  {
    id: 'cancel/over',
    calls: ['cancelConsult'],
    description: 'A past consult cannot be cancelled (491)',
    async run(world) {
      const { token, consult } = await planned(world, 'past-open')
      mustRefuse(
        'cancelling',
        await world.send('cancelConsult', { token, body: { consult_id: consult.id, note: '' } }),
        491,
      )
      mustBe('its state', 0, (await world.info(token)).consults.find(({ id }) => id === consult.id)?.state)
    },
  },
  {
    id: 'move/moved',
    calls: ['moveConsult', 'getInfo'],
    description: 'A moved consult is planned at its new time only',
    async run(world) {
      const { token, body, consult } = await moving(world)
      await world.done('moveConsult', { token, body })
      mustBe(
        'open ahead',
        [Date.parse(body.startDateTime)],
        (await openOf(world, token)).map(({ startDateTime }) => Date.parse(startDateTime)),
      )
      mustBe(
        'the state of the old one',
        3,
        (await world.info(token)).consults.find(({ id }) => id === consult.id)?.state,
      )
    },
  },
  {
    id: 'move/sold',
    calls: ['moveConsult'],
    description: 'Moving to a taken time gets a 409, and the old consult stays planned',
    async run(world) {
      const { token, email, body, consult } = await moving(world)
      const other = await world.signedIn('onboarded', email)
      await world.done('addConsult', {
        token: other.token,
        body: {
          startDateTime: body.startDateTime,
          availabilityId: body.availabilityId,
          consultTypeId: body.consultTypeId,
        },
      })
      mustRefuse('moving', await world.send('moveConsult', { token, body }), 409)
      mustBe(
        'planned',
        [consult.id],
        (await openOf(world, token)).map(({ id }) => id),
      )
    },
  },
  {
    id: 'move/not-offered',
    calls: ['moveConsult'],
    description: 'Moving to a time that is not offered gets a 491, and the old consult stays planned',
    async run(world) {
      const { token, body, consult } = await moving(world)
      mustRefuse(
        'moving',
        await world.send('moveConsult', { token, body: { ...body, startDateTime: '2020-01-06T09:00:00+01:00' } }),
        491,
      )
      mustBe(
        'planned',
        [consult.id],
        (await openOf(world, token)).map(({ id }) => id),
      )
    },
  },
  {
    id: 'move/together',
    calls: ['moveConsult'],
    description: 'Of two simultaneous moves of one consult exactly one succeeds',
    async run(world) {
      const { token, body, other } = await moving(world)
      const moves = [body, { ...body, ...(other && bookingOf(other)) }]
      const answers = await Promise.all(moves.map((request) => world.send('moveConsult', { token, body: request })))
      mustBe('how many moved', 1, answers.filter(({ status }) => status === 200).length)
      mustBe('planned', 1, (await openOf(world, token)).length)
    },
  },
]
