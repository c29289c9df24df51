import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { textsOf } from '#tests/support/texts-of.ts'
import { consults } from '../../../api/contract/consult.ts'
import { patient } from '../../../api/contract/patient.ts'
import { routes } from '../../../navigation/route-table.ts'
import { clockAtom } from '../../../platform/clock.ts'
import { mockResponse, mockDeferred } from '../../../stories/story-backend.ts'
import { employees, patientInfo } from '../../../stories/fixture/patient.ts'
import { firstSlot, slots } from '../../../stories/fixture/slot.ts'
import { button, heading, renderScreen, text } from '../../../stories/render-screen.tsx'
import { BookingScreen } from '../booking-screen.tsx'

/** Opens the calendar at 23:57, with `back` to look again at 09:57 the next morning. */
async function openLate(slot: typeof firstSlot | null) {
  let time = '2026-11-30T23:57:00+01:00'
  const rendered = await renderScreen(<BookingScreen />, {
    at: routes.booking.pattern,
    state: { wizard: { run: 'midnight', step: 1, mode: 'clinic', day: '20261201', slot } },
    replies: [
      mockResponse(patient.getInfo, patientInfo()),
      mockResponse(patient.getEmployees, { employees }),
      mockResponse(consults.getSlots, { slots }),
    ],
  })
  rendered.store.set(clockAtom, { now: () => new Date(time) })
  const fresh = mockDeferred(consults.getSlots, { slots: { 1: { 20261203: slots['1']?.['20261203'] ?? [] } } })
  const back = () => {
    time = '2026-12-01T09:57:00+01:00'
    rendered.backend.setReplies(fresh)
    dispatchEvent(new Event('focus'))
  }
  return { ...rendered, back, fresh }
}
const firstTimes = () => textsOf(page.getByRole('group', { name: 'Eerste vrije tijden' }).getByRole('button'))
const today = page.getByRole('gridcell', { name: 'niet te kiezen, dinsdag 1 december', exact: true })

test('BOOK-03.3 BOOK-05.3 a calendar left open over midnight starts at the new tomorrow, in its days and its slots', async () => {
  const { backend, back, fresh } = await openLate(null)
  await expect.element(page.getByRole('radio', { name: '09:20' })).toBeVisible()
  await expect
    .poll(firstTimes)
    .toEqual(['dinsdag 1 december, 09:20', 'donderdag 3 december, 09:00', 'donderdag 10 december, 14:00'])
  back()
  // Also while the new times are on their way.
  await expect.element(today).toHaveAttribute('aria-current', 'date')
  await expect.poll(firstTimes).toEqual(['donderdag 3 december, 09:00', 'donderdag 10 december, 14:00'])
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument()
  fresh.tell()
  await expect.poll(firstTimes).toEqual(['donderdag 3 december, 09:00'])
  expect(backend.bodiesOf(consults.getSlots).at(-1)).toMatchObject({
    startDateTime: '2026-12-02T00:00:00+01:00',
    endDateTime: '2027-03-01T23:59:59+01:00',
  })
})

test('BOOK-13 a slot chosen before midnight is not sent when its day has started: the patient sees the reason and chooses again', async () => {
  const { backend, back, fresh } = await openLate(firstSlot)
  await button('Volgende').click()
  await expect.element(button('Afspraak maken')).toBeEnabled()
  back()
  fresh.tell()
  await expect.element(heading(/Kies een dag en tijd/)).toBeVisible()
  await expect.element(text('Deze tijd is niet meer vrij. Kies een andere tijd.')).toBeVisible()
  expect(backend.bodiesOf(consults.addConsult)).toEqual([])
})
