import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { authentication } from '../api/contract/authentication.ts'
import { consults } from '../api/contract/consult.ts'
import { patient } from '../api/contract/patient.ts'
import { App } from './app.tsx'
import { openEntry } from '../navigation/history-entry.ts'
import { viewAtom } from '../platform/view.ts'
import { employees, patientInfo } from '../stories/fixture/patient.ts'
import { answeredUpTo, generalReplies, medicalReplies, migraineSheet } from '../stories/fixture/questionnaire.ts'
import { slots } from '../stories/fixture/slot.ts'
import { countHistory } from '../stories/refuse-history.ts'
import { button, heading, renderScreen } from '../stories/render-screen.tsx'
import { mockResponse, type StoryReply } from '../stories/story-backend.ts'

const replies = [
  mockResponse(patient.getInfo, patientInfo()),
  mockResponse(patient.getEmployees, { employees }),
  mockResponse(consults.getSlots, { slots }),
]
const open = (at: string, ...more: StoryReply[]) =>
  renderScreen(<App />, { at, replies: [...replies, ...more], token: 'abc' })
const field = (name: string) => page.getByLabelText(name, { exact: true })

// A browser refuses many changes in a row: Safari the hundred and first in ten seconds.

const general = generalReplies(answeredUpTo.terms)
const medical = medicalReplies(migraineSheet('end'))
test.each([
  ['/action/onboardGeneralQstrInfo', general, false, 8],
  ['/action/onboardGeneralQstrInfo', general, true, 12],
  ['/action/onboardMedicalQstrInfo', medical, false, 11],
  ['/action/onboardMedicalQstrInfo', medical, true, 12],
] as const)(
  'APP-15.2 resuming %s at its end makes one history entry for each step, at most twelve',
  async (address, known, oneQuestion, entries) => {
    const { store } = await open('/nergens', ...known)
    store.set(viewAtom, { ...store.get(viewAtom), oneQuestion })
    onTestFinished(() => localStorage.clear())
    await expect.element(heading('Deze pagina bestaat niet')).toBeVisible()
    const changes = countHistory()
    openEntry(address, {}, false)
    await expect.element(heading(/Klopt alles/)).toBeVisible()
    // Besides the address's own.
    expect(changes() - 1).toBe(entries)
  },
)

test('APP-15.2 a choice in booking makes one history change, and so does the next step', async () => {
  await open('/appointment')
  await expect.element(page.getByRole('radio', { name: 'Op de kliniek' })).toBeVisible()
  const changes = countHistory()
  await page.getByRole('radio', { name: 'Op de kliniek' }).click()
  await button('Volgende').click()
  await button(/dinsdag 1 december, 4/).click()
  await page.getByRole('radio', { name: '11:40' }).click()
  await button('Volgende').click()
  await expect.element(heading(/Klopt dit\?/)).toBeVisible()
  expect(changes()).toBe(5)
})

test('APP-15.2 typing an e-mail address makes one history change, and so does the next step', async () => {
  await renderScreen(<App />, {
    at: '/register',
    replies: [...replies, mockResponse(authentication.registerEmailAddress, { registrationToken: 'registration' })],
  })
  await expect.element(field('E-mailadres')).toBeVisible()
  const changes = countHistory()
  await field('E-mailadres').fill('emma@voorbeeld.nl')
  await button('Volgende').click()
  await expect.element(field('Code uit de e-mail')).toBeVisible()
  expect(changes()).toBe(3)
})
