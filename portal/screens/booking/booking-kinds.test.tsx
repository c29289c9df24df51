import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { consultCategory, consults, consultType, type ConsultCategory, type Slots } from '../../api/contract/consult.ts'
import { patient } from '../../api/contract/patient.ts'
import { destinations } from '../../navigation/destinations.ts'
import { answers } from '../../stories/story-clinic.ts'
import { planned } from '../../stories/fixture/consult.ts'
import { employees, patientInfo } from '../../stories/fixture/patient.ts'
import { button, heading, renderScreen, text } from '../../stories/render-screen.tsx'
import { BookingScreen } from './booking-screen.tsx'

const { intake, followUp, botox, gonBlock, unplanned } = consultCategory
const { intakeVideo, followUpClinic, followUpVideo, followUpPhone } = consultType
const startDT = '2026-12-01T11:40:00+01:00'
const offer = (...types: number[]) => ({ 20261201: types.map((typeId) => ({ startDT, avId: 100 + typeId, typeId })) })
/** Every type at the same time: one that slips in from another category or way would be sent. */
const slots: Slots = {
  [intake]: offer(consultType.intake, intakeVideo), [followUp]: offer(followUpClinic, followUpVideo, followUpPhone),
  [botox]: offer(consultType.botox), [gonBlock]: offer(consultType.gonBlock), [unplanned]: offer(consultType.unplannedFollowUp),
}
const always = [answers(patient.getEmployees, { employees }), answers(consults.getSlots, { slots })]
const facts = () => page.getByRole('main').getByRole('definition').elements().map((fact) => fact.textContent)

async function choose(mode: string) {
  await page.getByRole('radio', { name: mode, exact: true }).click()
  await button('Volgende').click()
  await button('dinsdag 1 december, 1 tijd vrij').click()
  await page.getByRole('radio', { name: '11:40' }).click()
  await button('Volgende').click()
  await expect.element(heading(/Klopt dit\?/)).toBeVisible()
}

test.each<[what: string, category: ConsultCategory, mode: string, typeId: number, note: string]>([
  ['Intake via video', intake, 'Via video', intakeVideo, 'U krijgt de link voor het videogesprek per e-mail.'],
  ['Intake op de kliniek', intake, 'Op de kliniek', consultType.intake, ''],
  ['Controle via video', followUp, 'Via video', followUpVideo, 'U krijgt de link voor het videogesprek per e-mail.'],
  ['Controle via de telefoon', followUp, 'Via de telefoon', followUpPhone, 'De kliniek belt u op deze tijd.'],
  ['Controle op de kliniek', followUp, 'Op de kliniek', followUpClinic, ''],
  ['Botoxbehandeling op de kliniek', botox, 'Botoxbehandeling op de kliniek', consultType.botox, ''],
  ['GON-blokkade op de kliniek', gonBlock, 'GON-blokkade op de kliniek', consultType.gonBlock, ''],
  ['Extra controle op de kliniek', unplanned, 'Op de kliniek', consultType.unplannedFollowUp, ''],
])('BOOK-09 BOOK-11 BOOK-18 BOOK-19 %s: what was chosen is shown, and sent as it was offered', async (what, nextConsultCategory, mode, typeId, note) => {
  const info = answers(patient.getInfo, patientInfo({ nextConsult: { nextConsultCategory } }))
  const { clinic } = await renderScreen(<BookingScreen />, { at: destinations.booking.pattern, replies: [...always, info, answers(consults.addConsult, undefined)] })
  await choose(mode)
  expect(facts()).toEqual(['dinsdag 1 december 202611:40', what])
  const notes = page.getByText(/videogesprek|belt u/).elements().map((shown) => shown.textContent)
  expect(notes).toEqual(note ? [note] : [])
  await button('Afspraak maken').click()
  await expect.poll(() => clinic.bodiesOf(consults.addConsult)).toEqual([{ startDateTime: startDT, availabilityId: 100 + typeId, consultTypeId: typeId }])
})

// Which category each type is moved within is the rule's own table.
test.each<[type: number, from: string, category: ConsultCategory, mode: string, to: number]>([
  [intakeVideo, 'an intake by video', intake, 'Op de kliniek', consultType.intake],
  [followUpClinic, 'a follow-up', followUp, 'Via de telefoon', followUpPhone],
  [consultType.botox, 'botox', botox, 'Botoxbehandeling op de kliniek', consultType.botox],
])('BOOK-03 BOOK-11 BOOK-18 BOOK-20 type %i, %s, moves within its own category', async (type, _from, category, mode, to) => {
  const consult = { ...planned, consultTypeId: type }
  const otherCategory = category === followUp ? intake : followUp
  const info = answers(patient.getInfo, patientInfo({ consults: [consult], nextConsult: { nextConsultCategory: otherCategory } }))
  const { clinic } = await renderScreen(<BookingScreen />, {
    at: destinations.booking.pattern, state: { isReschedule: true, consultId: consult.id, consultType: type }, replies: [...always, info, answers(consults.moveConsult, undefined)],
  })
  await choose(mode)
  expect(clinic.bodiesOf(consults.getSlots)).toEqual([expect.objectContaining({ existing_is_error: false })])
  await button('Afspraak verzetten').click()
  await expect.poll(() => clinic.bodiesOf(consults.moveConsult)).toEqual([{
    cancel_consult_id: consult.id, cancel_note: 'Afspraak verplaatst door patiënt naar 1 december 2026 11:40',
    startDateTime: startDT, availabilityId: 100 + to, consultTypeId: to,
  }])
  await expect.poll(() => history.state as unknown).toMatchObject({ message: 'Uw afspraak is verzet.', result: { kind: 'moved', consultTypeId: to, startDateTime: startDT } })
})

test('while moving, the old moment is named where a choice is made or confirmed, and its day is marked', async () => {
  const info = answers(patient.getInfo, patientInfo({ consults: [planned] }))
  await renderScreen(<BookingScreen />, { at: destinations.booking.pattern, state: { isReschedule: true, consultId: planned.id }, replies: [...always, info] })
  const moving = text('U verzet uw afspraak van donderdag 3 december 2026 om 14:30 uur.')
  await expect.element(moving).toBeVisible()
  expect(document.title).toContain('Afspraak verzetten')
  await page.getByRole('radio', { name: 'Via video' }).click()
  await button('Volgende').click()
  await expect.element(text('Met een rand van streepjes: uw afspraak nu.')).toBeVisible()
  await expect.element(button('geen tijden, donderdag 3 december')).toBeVisible()
  await button('dinsdag 1 december, 1 tijd vrij').click()
  await page.getByRole('radio', { name: '11:40' }).click()
  await button('Volgende').click()
  await expect.element(heading(/Klopt dit\?/)).toBeVisible()
  await expect.element(moving).toBeVisible()
})
