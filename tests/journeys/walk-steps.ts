import type { Page } from '@playwright/test'
import type { Desk } from '../support/desk.ts'
import { chooseMode, chooseTimeAndGoOn, startBooking } from './booking-steps.ts'
import { expect, type DeskPatient } from './journey.ts'
import { openLogin, openVerify, sendCode } from './sign-in-steps.ts'

/** What a journey looks at on each screen; `name` tells screens apart in a failure. */
export type Look = (name: string) => Promise<void>

const arrived = (page: Page, heading: string) => expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()

/** Every screen there is, one after another, by a patient with nothing planned who first has to sign in. */
export async function walkEveryScreen(page: Page, someone: DeskPatient, desk: Desk, look: Look): Promise<void> {
  await walkToCode(page, someone, look)
  await sendCode(page, await desk.codeFor(someone.email))
  await walkFromDashboard(page, look)
}

async function walkToCode(page: Page, someone: DeskPatient, look: Look): Promise<void> {
  await openLogin(page)
  await look('login')
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
  await arrived(page, 'Wachtwoord vergeten')
  await look('forgotten password')
  await page.goto('/register')
  await arrived(page, 'Account maken')
  await look('register')
  await openLogin(page, '/feedback?uuid=1')
  await look('feedback')
  await openVerify(page, someone)
  await look('verify')
}

async function walkFromDashboard(page: Page, look: Look): Promise<void> {
  await arrived(page, 'Uw overzicht')
  await expect(page.getByText('U heeft geen afspraak')).toBeVisible()
  await look('dashboard')
  await startBooking(page)
  await look('booking, step 1')
  await chooseMode(page, 'Via video')
  await expect(page.getByRole('grid')).toBeVisible()
  await look('booking, step 2')
  await chooseTimeAndGoOn(page)
  await look('booking, step 3')
  await page.getByRole('main').getByRole('button', { name: 'Afspraak maken' }).click()
  await arrived(page, 'Afspraken')
  await look('appointments')
  await page.getByRole('button', { name: /^Afzeggen: / }).click()
  await arrived(page, 'Wilt u deze afspraak afzeggen?')
  await look('cancelling')
  await page.goto('/new-question')
  await arrived(page, 'Bel of mail de kliniek')
  await look('new question')
  await page.goto('/bestaat-niet')
  await arrived(page, 'Deze pagina bestaat niet')
  await look('not found')
}
