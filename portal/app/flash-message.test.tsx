import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { textsOf } from '#tests/support/texts-of.ts'
import { authentication } from '../api/contract/authentication.ts'
import { patient } from '../api/contract/patient.ts'
import { App } from './app.tsx'
import { routes } from '../navigation/route-table.ts'
import { mockResponse, mockStatus } from '../stories/story-backend.ts'
import { planned } from '../stories/fixture/consult.ts'
import { employees, patientInfo } from '../stories/fixture/patient.ts'
import { heading, renderScreen } from '../stories/render-screen.tsx'

const words = 'Uw afspraak is verzet.'
const toasts = () => textsOf(page.getByRole('region', { name: 'Meldingen' }).getByRole('listitem'))
const timesSeen = () =>
  page
    .getByRole('main')
    .getByText(words, { exact: true })
    .elements()
    .filter((element) => element.checkVisibility()).length

test('ACC-07.3 a flash message is not shown on another screen, nor when returning to this one', async () => {
  const replies = [
    mockResponse(patient.getInfo, patientInfo({ consults: [planned] })),
    mockResponse(patient.getEmployees, { employees }),
  ]
  await renderScreen(<App />, {
    at: routes.appointments.pattern,
    state: { message: words },
    token: 'abc',
    replies,
  })
  await expect.poll(toasts).toEqual([`Gelukt ${words}`])
  // The toast comes before the screen has loaded; until then the bar is inert.
  await expect.element(page.getByRole('button', { name: /^Verzetten/ })).toBeVisible()
  // Leaving the screen removes the toast before its 6 s have passed.
  page.getByRole('link', { name: 'Hoofdpijnkliniek', exact: true }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('Uw overzicht')).toBeVisible()
  await expect.poll(toasts).toEqual([])
  expect(timesSeen()).toBe(0)
  // Wait for popstate, so that the effects of Back have run.
  await act(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('popstate', () => resolve(), { once: true })
        history.back()
      }),
  )
  await expect.element(heading('Afspraken')).toBeVisible()
  expect([toasts(), timesSeen()]).toEqual([[], 0])
})

test('an error while signing in is not shown in the next mode', async () => {
  await renderScreen(<App />, { at: routes.login.pattern, replies: [mockStatus(authentication.login, 401)] })
  await page.getByLabelText('E-mailadres').fill('emma@voorbeeld.nl')
  await page.getByLabelText('Wachtwoord', { exact: true }).fill('geheim')
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await expect.poll(toasts).toHaveLength(1)
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
  await expect.element(heading(/^Wachtwoord vergeten/)).toBeVisible()
  await expect.poll(toasts).toEqual([])
})
