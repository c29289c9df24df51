import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { consults, consultState, type Consult } from '../api/contract/consult.ts'
import { invoices } from '../api/contract/invoice.ts'
import { patient } from '../api/contract/patient.ts'
import { App } from './app.tsx'
import { routes } from '../navigation/route-table.ts'
import { currentSessionEpoch } from '../session/session-epoch.ts'
import { planned } from '../stories/fixture/consult.ts'
import { employees, patientInfo } from '../stories/fixture/patient.ts'
import { slots } from '../stories/fixture/slot.ts'
import { button, heading, renderScreen, text } from '../stories/render-screen.tsx'
import { mockResponse } from '../stories/story-backend.ts'

const { appointments, booking, cancel, dashboard } = routes
const knows = (known: Consult[]) => mockResponse(patient.getInfo, patientInfo({ consults: known }))
const open = (at: string, state: object, known: Consult[]) =>
  renderScreen(<App />, {
    at,
    state,
    token: 'abc',
    replies: [
      knows(known),
      mockResponse(patient.getEmployees, { employees }),
      mockResponse(consults.getSlots, { slots }),
    ],
  })

const locked = { ...planned, state: consultState.locked }
const callUs = /Bel 010.000.00.00 of mail naar patient@hoofdpijnkliniek\.example\./
/** What is offered with `known` and no more with `now`. */
const tasks = [
  {
    task: 'booking',
    press: 'Afspraak maken',
    known: [],
    now: [planned],
    at: booking.pattern,
    state: {},
    title: /Hoe wilt u de afspraak/,
    why: /^U heeft al een afspraak\./,
    whatToDo: /U kunt die verzetten of afzeggen\.$/,
  },
  {
    task: 'moving',
    press: /^Verzetten/,
    known: [planned],
    now: [locked],
    at: booking.pattern,
    state: { isReschedule: true, consultId: planned.id },
    title: /Kies een dag en tijd/,
    why: /^Deze afspraak kunt u niet verzetten\./,
    whatToDo: callUs,
  },
  {
    task: 'cancelling',
    press: /^Afzeggen/,
    known: [planned],
    now: [locked],
    at: cancel.pattern,
    state: { consultId: planned.id },
    title: /Wilt u deze afspraak afzeggen/,
    why: /Ongeldige annulering\. Geen consult gevonden\.$/,
    whatToDo: callUs,
  },
]

describe.each(tasks)('$task', ({ press, known, now, at, state, title, why, whatToDo }) => {
  async function expectNotOffered() {
    await expect.element(text(why)).toBeVisible()
    await expect.element(text(whatToDo)).toBeVisible()
    expect(location.pathname).toBe(at)
    for (const part of [
      page.getByRole('radio'),
      page.getByRole('textbox'),
      page.getByRole('grid'),
      button('Volgende'),
      button('Afspraak afzeggen'),
    ])
      await expect.element(part).not.toBeInTheDocument()
  }

  test('BOOK-22.5 has no button while it is not available', async () => {
    await open(appointments.pattern, {}, now)
    await expect.element(text(/3 december 2026/)).toBeVisible()
    await expect.element(button(press)).not.toBeInTheDocument()
  })

  test('BOOK-22.1 BOOK-22.2 BOOK-22.3 BOOK-22.4 BOOK-22.5 by deep link shows the reason and what to do, without a form or a request to the back end', async () => {
    const { backend } = await open(at, state, now)
    await expectNotOffered()
    expect(new Set(backend.sent.map(({ endpoint }) => endpoint))).toEqual(
      new Set([patient.getInfo, patient.getEmployees]),
    )
  })

  test('BOOK-22.1 BOOK-22.2 BOOK-22.3 BOOK-22.4 BOOK-22.5 by Back, when it is no longer available, does the same', async () => {
    const { backend } = await open(appointments.pattern, {}, known)
    await button(press).click()
    await expect.element(heading(title)).toBeVisible()
    backend.setReplies(knows(now))
    history.pushState({ epoch: currentSessionEpoch() }, '', dashboard.pattern)
    await expect.element(heading('Uw overzicht')).toBeVisible()
    await expect.element(text(/3 december 2026/)).toBeVisible()
    await expect.element(button(press)).not.toBeInTheDocument()
    const asked = () => backend.sent.filter(({ endpoint }) => endpoint !== patient.getInfo).length
    // What the overview itself asks last.
    await expect.poll(() => backend.sent.map(({ endpoint }) => endpoint)).toContain(invoices.listInvoices)
    const before = asked()
    history.back()
    await expectNotOffered()
    expect(asked()).toBe(before)
  })
})
