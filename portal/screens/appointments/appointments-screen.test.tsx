import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { patient, type PatientInfo } from '../../api/contract/patient.ts'
import { destinations } from '../../navigation/destinations.ts'
import { currentPeriod } from '../../session/period.ts'
import { answers } from '../../stories/story-clinic.ts'
import { cancelledPast, past, planned, plannedLater } from '../../stories/fixture/consult.ts'
import { employees, patientInfo } from '../../stories/fixture/patient.ts'
import { button, renderScreen, text } from '../../stories/render-screen.tsx'
import { AppointmentsScreen } from './appointments-screen.tsx'

const list = (info: Partial<PatientInfo>) => renderScreen(<AppointmentsScreen />, {
  at: destinations.appointments.pattern, replies: [answers(patient.getInfo, patientInfo(info)), answers(patient.getEmployees, { employees })],
})
const cards = () => page.getByRole('heading', { name: /Volgende afspraak|Afspraak daarna/ })
const { id: consultId, consultTypeId: consultType, startDateTime } = planned

test('BLOCK-04 without a limit, cards with date-time, employee and type', async () => {
  await list({ consults: [plannedLater, planned] })
  await expect.element(text('Controle op de kliniek met dr. A.B. Bos')).toBeVisible()
  await expect.element(text('Controle via video met J. van der Linden')).toBeVisible()
  expect(cards().elements().map((card) => card.textContent)).toEqual(['Volgende afspraak', 'Afspraak daarna'])
  const shown = document.querySelector('main')?.textContent ?? ''
  for (const part of ['3 december 2026', '14:30', '14:50', '18 december 2026', '10:00', '10:20']) expect(shown).toContain(part)
})

test('BLOCK-05 a single card offers both, and rescheduling says what is moved', async () => {
  await list({ consults: [planned] })
  await expect.element(button(/^Afzeggen/)).toBeVisible()
  await button(/^Verzetten/).click()
  expect([location.pathname, history.state]).toEqual([destinations.booking.pattern, { from: destinations.appointments.pattern, isReschedule: true, consultId, consultType, period: currentPeriod() }])
})

test('BLOCK-05 ACC-13 cancelling says what is cancelled', async () => {
  await list({ consults: [planned] })
  await expect.element(text(/dr\. A\.B\. Bos/)).toBeVisible()
  await button(/^Afzeggen/).click()
  expect([location.pathname, history.state]).toEqual([destinations.cancel.pattern, { consultId, startDateTime, displayName: 'dr. A.B. Bos', consultType, period: currentPeriod() }])
})

test('BLOCK-09 each card names its own day to who does not see it', async () => {
  await list({ consults: [planned, plannedLater] })
  for (const day of ['donderdag 3 december 2026', 'vrijdag 18 december 2026']) {
    await expect.element(button(`Verzetten: ${day}`)).toBeVisible()
    await expect.element(button(`Afzeggen: ${day}`)).toBeVisible()
  }
})

test('LIST-01 shows past appointments, newest first, without cancelled ones', async () => {
  await list({ consults: [...past, cancelledPast] })
  const row = page.getByRole('main').getByRole('listitem')
  await expect.poll(() => row.elements().map((item) => item.textContent)).toEqual([
    expect.stringMatching(/5 november 2026.*16:10.*Controle via de telefoon met \(onbekend\)/),
    expect.stringMatching(/10 maart 2026.*13:00.*Intake op de kliniek met dr\. A\.B\. Bos/),
  ])
})

test('LIST-02 offers a new booking', async () => {
  await list({})
  await expect.element(button('Afspraak maken')).toBeVisible()
})

test('LIST-03 says so when there are none', async () => {
  await list({ consults: [planned, cancelledPast] })
  await expect.element(text('U heeft nog geen eerdere afspraken.')).toBeVisible()
})
