import type { Page } from '@playwright/test'
import type { Desk } from '../support/desk.ts'
import { chooseMode, chooseTimeAndGoOn, startBooking } from './booking-steps.ts'
import { expect, type DeskPatient } from './journey.ts'
import { logOff } from './menu-steps.ts'
import { openLogin, openVerify, sendCode } from './sign-in-steps.ts'

/** What a journey looks at on each screen; `name` tells screens apart in a failure, `canaries` are words of this patient's that stand on it. */
export type Look = (name: string, ...canaries: string[]) => Promise<void>

const arrived = (page: Page, heading: string) => expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()

/** Every screen there is, one after another, by a patient with nothing planned who first has to sign in and logs off at the end. */
export async function walkEveryScreen(page: Page, someone: DeskPatient, desk: Desk, look: Look): Promise<void> {
  await walkToCode(page, someone, look)
  await sendCode(page, await desk.codeFor(someone.email))
  await walkFromDashboard(page, look)
  await logOff(page)
}

async function walkToCode(page: Page, someone: DeskPatient, look: Look): Promise<void> {
  await page.goto('/bestaat-niet')
  await arrived(page, 'Deze pagina bestaat niet')
  await look('not found')
  await openLogin(page)
  await look('login')
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
  await arrived(page, 'Wachtwoord vergeten')
  await look('forgotten password')
  await page.goto('/register')
  await arrived(page, 'Account maken')
  await look('register')
  await openVerify(page, someone)
  await look('verify', someone.email)
}

async function walkFromDashboard(page: Page, look: Look): Promise<void> {
  await arrived(page, 'Uw overzicht')
  await expect(page.getByText('U heeft geen afspraak')).toBeVisible()
  const token = await page.evaluate(() => sessionStorage.getItem('token')) ?? ''
  await look('dashboard', token)
  await page.goto('/new-question')
  await arrived(page, 'Bel of mail de kliniek')
  await look('new question', token)
  await page.getByRole('banner').getByRole('link', { name: 'Terug' }).click()
  await startBooking(page)
  await look('booking, step 1', token)
  await chooseMode(page, 'Via video')
  await expect(page.getByRole('grid')).toBeVisible()
  await look('booking, step 2', token)
  const { day } = await chooseTimeAndGoOn(page)
  const date = day.replace(/^\w+ /, '')
  await look('booking, step 3', token, date)
  await page.getByRole('main').getByRole('button', { name: 'Afspraak maken' }).click()
  await arrived(page, 'Afspraken')
  await look('appointments', token, date)
  await page.getByRole('button', { name: /^Afzeggen: / }).click()
  await arrived(page, 'Wilt u deze afspraak afzeggen?')
  const remark = 'Kanarie 4711 in de opmerking'
  await page.getByLabel('Opmerking').fill(remark)
  await look('cancelling', token, date, remark)
  await page.getByRole('button', { name: 'Nee, terug naar uw afspraken' }).click()
  await arrived(page, 'Afspraken')
}
