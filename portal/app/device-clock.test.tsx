import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { consults } from '../api/contract/consult.ts'
import { invoices } from '../api/contract/invoice.ts'
import { patient } from '../api/contract/patient.ts'
import { App } from './app.tsx'
import { routes } from '../navigation/route-table.ts'
import { clockAtom, setServerTimeAtom } from '../platform/clock.ts'
import { planned } from '../stories/fixture/consult.ts'
import { openInvoice, subtrajects } from '../stories/fixture/invoice.ts'
import { storyNow } from '../stories/fixture/now.ts'
import { employees, patientInfo } from '../stories/fixture/patient.ts'
import { slots } from '../stories/fixture/slot.ts'
import { button, heading, renderScreen } from '../stories/render-screen.tsx'
import { mockResponse } from '../stories/story-backend.ts'

const inEightHours = {
  ...planned,
  startDateTime: '2026-11-21T17:00:00+01:00',
  endDateTime: '2026-11-21T17:20:00+01:00',
}
const replies = [
  mockResponse(patient.getInfo, patientInfo({ consults: [inEightHours] })),
  mockResponse(patient.getEmployees, { employees }),
  mockResponse(consults.getSlots, { slots }),
  mockResponse(invoices.listInvoices, { invoices: [{ ...openInvoice, due_date: '2026-11-21' }] }),
  mockResponse(invoices.listSubtrajects, { subtrajects }),
]

/** Opens the portal on a device whose clock is a day ahead of the server's. */
async function openADayAhead(at: string, state: object = {}) {
  const rendered = await renderScreen(<App />, { at, state, replies, token: 'abc' })
  rendered.store.set(clockAtom, { now: () => new Date(storyNow.getTime() + 86_400_000) })
  rendered.store.set(setServerTimeAtom, storyNow.getTime())
  return rendered
}

describe('on a device with its clock a day ahead', () => {
  test.each<[at: string, showChanges: () => Promise<void>]>([
    [routes.dashboard.pattern, () => button(/^Verzetten of afzeggen/).click()],
    [routes.appointments.pattern, () => Promise.resolve()],
  ])('an appointment of today is the next one on %s, and can be rescheduled and cancelled', async (at, showChanges) => {
    await openADayAhead(at)
    await expect.element(page.getByText('vandaag').first()).toBeVisible()
    await showChanges()
    await expect.element(button(/^Verzetten: /)).toBeVisible()
    await expect.element(button(/^Afzeggen/)).toBeVisible()
  })

  test('the cancel form opens', async () => {
    await openADayAhead(routes.cancel.pattern, { consultId: planned.id })
    await expect.element(button('Afspraak afzeggen')).toBeEnabled()
  })

  test('the reschedule task opens, with slots from tomorrow on', async () => {
    const { backend } = await openADayAhead(routes.booking.pattern, { isReschedule: true, consultId: planned.id })
    await expect.element(heading(/Kies een dag en tijd/)).toBeVisible()
    await expect
      .poll(() => backend.bodiesOf(consults.getSlots).at(-1))
      .toMatchObject({ startDateTime: '2026-11-22T00:00:00+01:00' })
  })

  test('an invoice due today is not overdue', async () => {
    await openADayAhead(routes.finance.pattern)
    await expect.element(page.getByText('Openstaand').first()).toBeVisible()
    expect(page.getByText('Achterstallig').elements()).toEqual([])
  })
})
