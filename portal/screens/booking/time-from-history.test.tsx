import { expect, test } from 'vitest'
import { consultCategory, consults } from '../../api/contract/consult.ts'
import { patient } from '../../api/contract/patient.ts'
import { destinations } from '../../navigation/destinations.ts'
import { employees, patientInfo } from '../../stories/fixture/patient.ts'
import { firstSlot, slots } from '../../stories/fixture/slot.ts'
import { button, heading, renderScreen, text } from '../../stories/render-screen.tsx'
import { answers, answersWhenTold, type StoryReply } from '../../stories/story-clinic.ts'
import { BookingScreen } from './booking-screen.tsx'

const usual = [answers(patient.getInfo, patientInfo()), answers(patient.getEmployees, { employees }), answers(consults.getSlots, { slots })]
const open = (state: object, ...replies: StoryReply[]) => renderScreen(<BookingScreen />, { at: destinations.booking.pattern, state, replies: [...usual, ...replies] })
const atConfirm = { wizard: { run: 'test', step: 2, mode: 'clinic', day: '20261201', slot: firstSlot } }
const taken = /Deze tijd is net door iemand anders gekozen\./

test.each([
  ['that was taken meanwhile', firstSlot, { ...slots, [consultCategory.followUp]: { 20261201: [] } }],
  ['of another category', { ...firstSlot, avId: 109 }, slots],
  ['of a day that is not offered', { ...firstSlot, startDT: '2027-12-01T09:20:00+01:00' }, slots],
])('SES-08 a time from the history %s is not shown and not sent: the patient chooses anew and reads why', async (_name, slot, offered) => {
  const { clinic } = await open({ wizard: { ...atConfirm.wizard, step: 1, slot: null } }, answers(consults.getSlots, { slots: offered }))
  await expect.element(heading(/Kies een dag en tijd/)).toBeVisible()
  history.pushState({ wizard: { ...atConfirm.wizard, slot } }, '')
  await expect.element(text(taken)).toBeVisible()
  await expect.element(heading(/Kies een dag en tijd/)).toBeVisible()
  expect(clinic.bodiesOf(consults.addConsult)).toEqual([])
})

test('SES-08 a time chosen before a reload is not called missing while the free times are on their way', async () => {
  const free = answersWhenTold(consults.getSlots, { slots })
  await open({ wizard: { ...atConfirm.wizard, step: 1 } }, free)
  await expect.element(button('Bezig met laden…')).toBeVisible()
  free.tell()
  await button('Volgende').click()
  await expect.element(heading(/Klopt dit\?/)).toBeVisible()
  expect(document.body.textContent).not.toContain('Kies eerst')
})

test('SES-08 a time from the history is shown only once the clinic says that it is free', async () => {
  const free = answersWhenTold(consults.getSlots, { slots })
  await open(atConfirm, free)
  await expect.element(heading(/Klopt dit\?/)).toBeVisible()
  await expect.element(button('Afspraak maken')).toBeDisabled()
  expect(document.body.textContent).not.toContain('1 december')
  free.tell()
  await expect.element(button('Wijzig dag/tijd')).toBeVisible()
  await expect.element(button('Afspraak maken')).toBeEnabled()
})
