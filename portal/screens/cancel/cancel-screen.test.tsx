import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import appointment from '#locales/nl/appointment.json'
import { consults } from '../../api/contract/consult.ts'
import { patient } from '../../api/contract/patient.ts'
import { destinations } from '../../navigation/destinations.ts'
import { noticesAtom } from '../../session/notice.ts'
import { currentPeriod } from '../../session/period.ts'
import { answers, answersWhenTold, refuses, type StoryReply } from '../../stories/story-clinic.ts'
import { planned } from '../../stories/fixture/consult.ts'
import { employees, patientInfo } from '../../stories/fixture/patient.ts'
import { button, renderScreen, text } from '../../stories/render-screen.tsx'
import { CancelScreen } from './cancel-screen.tsx'

const open = (state: object, ...replies: StoryReply[]) => renderScreen(<CancelScreen />, {
  at: destinations.cancel.pattern, state, replies: [answers(patient.getInfo, patientInfo({ consults: [planned] })), answers(patient.getEmployees, { employees }), ...replies],
})
const remark = () => page.getByLabelText('Opmerking')
const submit = () => button('Afspraak afzeggen')

test('CANCEL-01 CANCEL-04 shows date, name and type, an optional remark and a button; with only consultId in the state', async () => {
  await open({ consultId: planned.id })
  await expect.element(text('dr. A.B. Bos')).toBeVisible()
  await expect.element(text('Controle op de kliniek')).toBeVisible()
  const shown = document.querySelector('main')?.textContent
  expect(shown).toMatch(/donderdag 3 december 2026.*14:30/)
  await expect.element(remark()).not.toBeRequired()
  await expect.element(submit()).toBeEnabled()
})

test.each([
  ['nothing', {}],
  ["an appointment the patient does not have", { consultId: 999 }],
  ['something that is no number', { consultId: '31' }],
])('CANCEL-02 a state with %s says so in the page and offers no button', async (_name, state) => {
  await open(state)
  await expect.element(text('Ongeldige annulering. Geen consult gevonden.')).toBeVisible()
  await expect.element(submit()).not.toBeInTheDocument()
})

describe('cancelling', () => {
  test('CANCEL-03 sends the remark, asks for fresh info and goes to the list with a message', async () => {
    const { clinic } = await open({ consultId: planned.id }, answers(consults.cancelConsult, undefined))
    await remark().fill('  Ik ben dan weg. ')
    await submit().click()
    await expect.poll(() => location.pathname).toBe(destinations.appointments.pattern)
    expect(history.state).toEqual({ message: 'Uw afspraak is afgezegd.', period: currentPeriod() })
    expect(clinic.bodiesOf(consults.cancelConsult)).toEqual([{ consult_id: planned.id, note: 'Ik ben dan weg.' }])
    expect(clinic.bodiesOf(patient.getInfo)).toHaveLength(2)
  })

  test("CANCEL-03 without a remark the note is ''", async () => {
    const { clinic } = await open({ consultId: planned.id }, answers(consults.cancelConsult, undefined))
    await submit().click()
    await expect.poll(() => clinic.bodiesOf(consults.cancelConsult)).toEqual([{ consult_id: planned.id, note: '' }])
  })

  test('a button pressed twice cancels once', async () => {
    const cancelled = answersWhenTold(consults.cancelConsult, undefined)
    const { clinic } = await open({ consultId: planned.id }, cancelled)
    await submit().dblClick()
    await expect.element(button('Bezig met afzeggen…')).toBeVisible()
    cancelled.tell()
    await expect.poll(() => location.pathname).toBe(destinations.appointments.pattern)
    expect(clinic.bodiesOf(consults.cancelConsult)).toHaveLength(1)
  })

  test.each([
    [491, appointment.err_appointment_logic_error],
    [409, appointment.err_appointment_conflicting],
    [412, appointment.err_future_appointment],
    [495, appointment.err_appointment_not_found],
  ])('CANCEL-04 a %i says in the page and in a toast of 4 s what is wrong, and keeps the remark', async (status, words) => {
    const { store } = await open({ consultId: planned.id }, refuses(consults.cancelConsult, status))
    await remark().fill('Ik ben dan weg.')
    await submit().click()
    await expect.element(text(words)).toBeVisible()
    expect(store.get(noticesAtom)).toMatchObject([{ tone: 'error', text: words, duration: 4000 }])
    await expect.element(remark()).toHaveValue('Ik ben dan weg.')
    await expect.element(submit()).toBeEnabled()
  })
})
