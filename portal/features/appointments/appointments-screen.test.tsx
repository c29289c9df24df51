import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { textsOf } from '#tests/support/texts-of.ts'
import { consultState, consultType as types } from '../../api/contract/consult.ts'
import { patient, type PatientInfo } from '../../api/contract/patient.ts'
import { routes } from '../../navigation/route-table.ts'
import { currentSessionEpoch } from '../../session/session-epoch.ts'
import { mockResponse } from '../../stories/story-backend.ts'
import {
  cancelledPast,
  lockedConsult,
  manyPast,
  past,
  pastOpen,
  planned,
  plannedLater,
} from '../../stories/fixture/consult.ts'
import { employees, patientInfo } from '../../stories/fixture/patient.ts'
import { button, renderScreen, text } from '../../stories/render-screen.tsx'
import { AppointmentsScreen } from './appointments-screen.tsx'

const list = (info: Partial<PatientInfo>) =>
  renderScreen(<AppointmentsScreen />, {
    at: routes.appointments.pattern,
    replies: [mockResponse(patient.getInfo, patientInfo(info)), mockResponse(patient.getEmployees, { employees })],
  })
const cards = () => page.getByRole('heading', { name: /Volgende afspraak|Afspra.*daarna/ })
const { id: consultId, consultTypeId: consultType, startDateTime } = planned

test.each([
  [
    'BLOCK-02.1 BLOCK-02.2 a past appointment that is still open',
    [planned, lockedConsult, pastOpen],
    'De kliniek rondt deze afspraak nog af',
  ],
  ['BLOCK-03.1 a locked appointment', [planned, lockedConsult], 'Wilt u deze afspraak veranderen? Bel of mail ons.'],
])('%s is shown instead of the planned ones, and nothing can be booked', async (_name, consults, words) => {
  await list({ consults })
  await expect.element(text(words)).toBeVisible()
  await expect.element(button(/^Verzetten|^Afzeggen/)).not.toBeInTheDocument()
  await expect.element(button('Afspraak maken')).not.toBeInTheDocument()
})

test('BLOCK-04.3 all planned appointments are shown as cards with date, time, employee and type', async () => {
  await list({ consults: [plannedLater, planned] })
  await expect.element(text('Controle op de kliniek met dr. A.B. Bos')).toBeVisible()
  await expect.element(text('Controle via video met J. van der Linden')).toBeVisible()
  expect(textsOf(cards())).toEqual(['Volgende afspraak', 'Afspraak daarna'])
  const pageText = document.querySelector('main')?.textContent ?? ''
  for (const part of ['3 december 2026', '14:30', '14:50', '18 december 2026', '10:00', '10:20'])
    expect(pageText).toContain(part)
})

test('BLOCK-05.1 BLOCK-05.2 a single card can be rescheduled and cancelled, and rescheduling passes the consult', async () => {
  await list({ consults: [planned] })
  await expect.element(button(/^Afzeggen/)).toBeVisible()
  await button(/^Verzetten/).click()
  await expect
    .poll(() => [location.pathname, history.state as unknown])
    .toEqual([
      routes.booking.pattern,
      {
        from: routes.appointments.pattern,
        isReschedule: true,
        consultId,
        consultType,
        epoch: currentSessionEpoch(),
      },
    ])
})

test('BLOCK-05.3 ACC-13.2 cancelling passes the consult', async () => {
  await list({ consults: [planned] })
  await expect.element(text(/dr\. A\.B\. Bos/)).toBeVisible()
  await button(/^Afzeggen/).click()
  await expect
    .poll(() => [location.pathname, history.state])
    .toEqual([
      routes.cancel.pattern,
      { consultId, startDateTime, displayName: 'dr. A.B. Bos', consultType, epoch: currentSessionEpoch() },
    ])
})

test('BLOCK-09.2 the buttons of each card have its day in their accessible name', async () => {
  await list({ consults: [planned, plannedLater] })
  for (const day of ['donderdag 3 december 2026', 'vrijdag 18 december 2026']) {
    await expect.element(button(`Verzetten: ${day}`)).toBeVisible()
    await expect.element(button(`Afzeggen: ${day}`)).toBeVisible()
  }
})

test('LIST-02.2 BLOCK-09.2 each of several appointments can be rescheduled and cancelled, not only the soonest', async () => {
  await list({ consults: [planned, plannedLater] })
  await button('Verzetten: vrijdag 18 december 2026').click()
  await expect
    .poll(() => history.state as unknown)
    .toMatchObject({ isReschedule: true, consultId: plannedLater.id, consultType: plannedLater.consultTypeId })
  await button('Afzeggen: vrijdag 18 december 2026').click()
  await expect
    .poll(() => history.state as unknown)
    .toMatchObject({ consultId: plannedLater.id, startDateTime: plannedLater.startDateTime })
})

test('LIST-01.1 LIST-01.2 LIST-01.3 shows past appointments, newest first, in any state except cancelled', async () => {
  const earliestConsult = {
    ...pastOpen,
    id: 41,
    employeeId: 99,
    state: consultState.finalized,
    consultTypeId: types.intake,
    startDateTime: '2025-10-17T09:10:00+02:00',
    endDateTime: '2025-10-17T09:30:00+02:00',
  }
  const locked = {
    ...lockedConsult,
    id: 42,
    consultTypeId: types.botox,
    startDateTime: '2026-11-19T16:00:00+01:00',
    endDateTime: '2026-11-19T16:20:00+01:00',
  }
  await list({
    consults: [
      earliestConsult,
      ...past,
      cancelledPast,
      locked,
      pastOpen,
      { ...plannedLater, state: consultState.cancelled },
    ],
  })
  const row = page.getByRole('region', { name: 'Eerdere afspraken' }).getByRole('listitem')
  await expect
    .poll(() => textsOf(row))
    .toEqual([
      '19 november 2026, 16:00Botoxbehandeling op de kliniek met dr. A.B. Bos',
      '18 november 2026, 09:30Controle op de kliniek met dr. A.B. Bos',
      '5 november 2026, 16:10Controle via de telefoon met (onbekend)',
      '10 maart 2026, 13:00Intake op de kliniek met dr. A.B. Bos',
      '17 oktober 2025, 09:10Intake op de kliniek met (onbekend)',
    ])
})

test('LIST-01.2 many past appointments are grouped by year', async () => {
  await list({ consults: manyPast })
  await expect.element(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  for (const year of ['2026', '2025', '2024']) {
    await expect
      .poll(() =>
        page
          .getByRole('list', { name: year })
          .getByRole('listitem')
          .elements()
          .map((row) => row.textContent.split(',')[0]),
      )
      .toEqual([`7 oktober ${year}`, `15 juli ${year}`, `8 april ${year}`, `14 januari ${year}`])
  }
  expect(textsOf(page.getByRole('heading', { level: 3 }))).toEqual(['2026', '2025', '2024'])
})

test('LIST-02.1 BLOCK-06.3 starts a new booking', async () => {
  await list({})
  await button('Afspraak maken').click()
  await expect.poll(() => location.pathname).toBe(routes.booking.pattern)
  expect(history.state).toMatchObject({ from: routes.appointments.pattern, isReschedule: false })
})

test('LIST-03 shows a message when there are no past appointments', async () => {
  await list({ consults: [planned, cancelledPast] })
  await expect
    .element(page.getByRole('region', { name: 'Eerdere afspraken' }))
    .toHaveTextContent('Eerdere afsprakenU heeft nog geen eerdere afspraken.')
})
