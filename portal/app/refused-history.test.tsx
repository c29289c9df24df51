import { describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { authentication } from '../api/contract/authentication.ts'
import { consults } from '../api/contract/consult.ts'
import { patient } from '../api/contract/patient.ts'
import { App } from './app.tsx'
import { answeredUpTo, generalReplies } from '../stories/fixture/questionnaire.ts'
import { employees, patientInfo } from '../stories/fixture/patient.ts'
import { slots } from '../stories/fixture/slot.ts'
import { refuseHistory } from '../stories/refuse-history.ts'
import { button, heading, renderScreen, text } from '../stories/render-screen.tsx'
import { mockResponse, type StoryReply } from '../stories/story-backend.ts'

const replies = [
  mockResponse(patient.getInfo, patientInfo()),
  mockResponse(patient.getEmployees, { employees }),
  mockResponse(consults.getSlots, { slots }),
]
const open = (at: string, ...more: StoryReply[]) =>
  renderScreen(<App />, { at, replies: [...replies, ...more], token: 'abc' })
const radio = (name: string) => page.getByRole('radio', { name })
const field = (name: string) => page.getByLabelText(name, { exact: true })

/** What nobody caught, which a patient does not see and a report does. */
function uncaught(): unknown[] {
  const errors: unknown[] = []
  const note = (event: ErrorEvent | PromiseRejectionEvent) => errors.push(event)
  for (const kind of ['error', 'unhandledrejection'] as const) {
    addEventListener(kind, note)
    onTestFinished(() => removeEventListener(kind, note))
  }
  return errors
}

describe('APP-15.1 while the browser rejects every history change', () => {
  test('an appointment is booked with the choices made', async () => {
    const { backend } = await open('/appointment', mockResponse(consults.addConsult, undefined))
    await expect.element(radio('Op de kliniek')).toBeVisible()
    const errors = uncaught()
    refuseHistory()
    await radio('Via video').click()
    await expect.element(radio('Via video')).toBeChecked()
    await radio('Op de kliniek').click()
    await button('Volgende').click()
    await button(/dinsdag 1 december, 4/).click()
    await radio('11:40').click()
    await expect.element(text('di 1 december, 11:40')).toBeVisible()
    await button('Volgende').click()
    await expect.element(heading(/Klopt dit\?/)).toBeVisible()
    await button('Afspraak maken').click()
    await expect.element(heading('Afspraken')).toBeVisible()
    expect(backend.bodiesOf(consults.addConsult)).toMatchObject([
      { startDateTime: expect.stringContaining('2026-12-01T11:40') as string },
    ])
    expect(errors).toEqual([])
  })

  test('registration continues with the values typed', async () => {
    await renderScreen(<App />, {
      at: '/register',
      replies: [
        ...replies,
        mockResponse(authentication.registerEmailAddress, { registrationToken: 'registration' }),
        mockResponse(authentication.validateEmailAddress, undefined),
      ],
    })
    await expect.element(field('E-mailadres')).toBeVisible()
    const errors = uncaught()
    refuseHistory()
    await field('E-mailadres').fill('emma@voorbeeld.nl')
    await button('Volgende').click()
    await field('Code uit de e-mail').fill('975310')
    await button('Volgende').click()
    await expect.element(field('Mobiel nummer')).toBeVisible()
    expect(errors).toEqual([])
  })

  test('links open their screens', async () => {
    await open('/dashboard')
    await expect.element(heading('Uw overzicht')).toBeVisible()
    const errors = uncaught()
    refuseHistory()
    for (const [name, title] of [
      ['Afspraken', 'Afspraken'],
      ['Berichten', 'Berichten'],
    ] as const) {
      await button('Menu').click()
      await page.getByRole('navigation', { name: 'Menu' }).getByText(name).click()
      await expect.element(heading(title)).toBeVisible()
    }
    expect(errors).toEqual([])
  })

  test('a questionnaire resumes, and an answer can be changed', async () => {
    await open('/dashboard', ...generalReplies(answeredUpTo.terms))
    await expect.element(heading('Uw overzicht')).toBeVisible()
    const errors = uncaught()
    refuseHistory()
    await button(/Verder|Ga verder|Invullen/)
      .first()
      .click()
    await expect.element(heading(/Klopt alles/)).toBeVisible()
    await button('Wijzig: Voornaam').click()
    await field('Voornaam').fill('Emmy')
    await button('Terug naar uw antwoorden').click()
    await expect.element(heading(/Klopt alles/)).toBeVisible()
    await expect.element(page.getByRole('definition').filter({ hasText: 'Emmy' })).toBeVisible()
    expect(errors).toEqual([])
  })
})
