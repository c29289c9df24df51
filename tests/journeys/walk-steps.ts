import type { Page } from '@playwright/test'
import type { Desk } from '../support/desk.ts'
import { chooseMode, chooseTimeAndGoOn, startBooking } from './booking-steps.ts'
import { expect, type DeskPatient } from './journey.ts'
import { goByMenu } from './menu-steps.ts'
import { codeField, emailField, openLogin, openVerify, passwordField, sendCode } from './sign-in-steps.ts'

/** What a journey looks at on each screen; `name` tells screens apart in a failure, `canaries` are words of this patient's that stand on it. */
export type Look = (name: string, ...canaries: string[]) => Promise<void>

interface Walk {
  page: Page
  desk: Desk
  look: Look
  logOff: (page: Page) => Promise<void>
}

/** A number that nobody has: the first of those that are kept free for trying out. */
const bsnCanary = '999990019'

async function arrived(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** Every screen there is, one after another: by a new patient, then by one with nothing planned who first has to sign in; each logs off at the end. */
export async function walkEveryScreen(walk: Walk, someone: DeskPatient): Promise<void> {
  const { page, desk, look, logOff } = walk
  await walkAsNewcomer(walk)
  await walkReview(walk)
  await walkToCode(page, someone, look)
  await sendCode(page, await desk.codeFor(someone.email))
  await walkFromDashboard(page, look)
  await logOff(page)
}

/** What anybody with the link may fill in. */
async function walkReview({ page, desk, look }: Walk): Promise<void> {
  const { email } = await desk.createPatient('reviews')
  await page.goto(`/feedback?uuid=${await desk.reviewLink(email, 'open')}`)
  await arrived(page, 'Hoe was uw laatste consult?')
  await page.getByRole('radio', { name: 'Goed', exact: true }).click()
  await page.getByLabel('Wilt u er iets bij zeggen?').fill('Kanarie 4716 in de mening')
  await look('review', 'Kanarie 4716 in de mening')
}

async function walkToCode(page: Page, someone: DeskPatient, look: Look): Promise<void> {
  await page.goto('/bestaat-niet')
  await arrived(page, 'Deze pagina bestaat niet')
  await look('not found')
  await openLogin(page)
  await emailField(page).fill(someone.email)
  await passwordField(page).fill(someone.password)
  await look('login', someone.email, someone.password)
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
  await arrived(page, 'Wachtwoord vergeten')
  await emailField(page).fill('kanarie.vergeten@voorbeeld.test')
  await look('forgotten password', 'kanarie.vergeten@voorbeeld.test')
  await page.goto('/register')
  await arrived(page, 'Account maken')
  await emailField(page).fill('kanarie.nieuw@voorbeeld.test')
  await look('register', 'kanarie.nieuw@voorbeeld.test')
  await openVerify(page, someone)
  await codeField(page).fill('471147')
  await look('verify', someone.email, '471147')
}

async function walkFromDashboard(page: Page, look: Look): Promise<void> {
  await arrived(page, 'Uw overzicht')
  await expect(page.getByText('U heeft geen afspraak')).toBeVisible()
  const token = (await page.evaluate(() => sessionStorage.getItem('token'))) ?? ''
  await look('dashboard', token)
  await walkMessages(page, look)
  await startBooking(page)
  await look('booking, step 1', token)
  await chooseMode(page, 'Via video')
  await expect(page.getByRole('grid')).toBeVisible()
  await look('booking, step 2', token)
  const { day, time } = await chooseTimeAndGoOn(page)
  const date = day.replace(/^\w+ /, '')
  const { wizard } = await page.evaluate(() => history.state as { wizard: { slot: { startDT: string } } })
  await look('booking, step 3', token, date, time, wizard.slot.startDT)
  await page.getByRole('main').getByRole('button', { name: 'Afspraak maken' }).click()
  await arrived(page, 'Afspraken')
  // With whom, the clinic decides; what was done and what is planned both say it.
  const [, doctor = ''] = /met (.+)$/.exec(await page.getByText('Controle via video met ').first().innerText()) ?? []
  await look('appointments', token, date, time, 'Controle via video', doctor)
  await page.getByRole('button', { name: /^Afzeggen: / }).click()
  await arrived(page, 'Wilt u deze afspraak afzeggen?')
  const remark = 'Kanarie 4711 in de opmerking'
  await page.getByLabel('Wilt u er iets bij zeggen?').fill(remark)
  await look('cancelling', token, date, remark)
  await page.getByRole('link', { name: 'Terug', exact: true }).click()
  await arrived(page, 'Afspraken')
  for (const [list, none] of [
    ['Recepten', 'U heeft nog geen recepten'],
    ['Brieven', 'U heeft nog geen brieven'],
    ['Facturen', 'U heeft nog geen facturen'],
  ] as const) {
    await goByMenu(page, list)
    await arrived(page, list)
    await expect(page.getByText(none)).toBeVisible()
    await look(list, token)
  }
}

/** A question that is asked, its conversation with an answer that is not sent yet, and back to the dashboard. */
async function walkMessages(page: Page, look: Look): Promise<void> {
  await goByMenu(page, 'Berichten')
  await arrived(page, 'Berichten')
  await expect(page.getByText('Nog geen berichten')).toBeVisible()
  await page.getByRole('link', { name: 'Nieuwe vraag' }).click()
  await arrived(page, 'Stel uw vraag')
  await page.getByLabel('Afdeling').selectOption('office')
  await page.getByLabel('Onderwerp').fill('Kanarie 4713')
  await page.getByLabel('Uw vraag').fill('Kanarie 4714 in de vraag')
  await look('new question', 'Kanarie 4713', 'Kanarie 4714 in de vraag')
  await page.getByRole('button', { name: 'Versturen' }).click()
  await arrived(page, 'Berichten')
  await expect(page.getByRole('link', { name: 'Kanarie 4713' })).toBeVisible()
  await look('messages', 'Kanarie 4713')
  await page.getByRole('link', { name: 'Kanarie 4713' }).click()
  await arrived(page, 'Kanarie 4713')
  await page.getByLabel('Uw antwoord').fill('Kanarie 4715 in het antwoord')
  await look('conversation', 'Kanarie 4713', 'Kanarie 4714 in de vraag', 'Kanarie 4715 in het antwoord')
  await page.getByRole('banner').getByRole('button', { name: 'Terug' }).click()
  await goByMenu(page, 'Overzicht')
  await arrived(page, 'Uw overzicht')
}

/** The screens of who is not onboarded. */
async function walkAsNewcomer(walk: Walk): Promise<void> {
  const { page, desk, look, logOff } = walk
  const newcomer = await desk.createPatient('new')
  await openVerify(page, newcomer)
  await sendCode(page, await desk.codeFor(newcomer.email))
  await page.getByRole('button', { name: 'Beginnen' }).click()
  await arrived(page, 'Laat zien wie u bent')
  const token = (await page.evaluate(() => sessionStorage.getItem('token'))) ?? ''
  await page.getByRole('checkbox').click()
  await look('identification', token)
  await page.goto('/test?sessionId=1')
  await arrived(page, 'Testpagina')
  await look('test page', token)
  await page.goto('/action/askbsn')
  await arrived(page, 'Wat is uw BSN?')
  await page.getByLabel('Burgerservicenummer (BSN)').fill(bsnCanary)
  await look('citizen number', token, bsnCanary)
  await page.getByRole('banner').getByRole('link', { name: 'Sluiten' }).click()
  await arrived(page, 'Uw overzicht')
  await logOff(page)
  await walkQuestionnaire(walk, 'general')
  await walkQuestionnaire(walk, 'medical')
}

/** A questionnaire that was begun: something typed and not sent in the one, a medical answer in the other. */
async function walkQuestionnaire({ page, desk, look, logOff }: Walk, kind: 'general' | 'medical'): Promise<void> {
  const someone = await desk.createPatient(`${kind}-started`)
  await openVerify(page, someone)
  await sendCode(page, await desk.codeFor(someone.email))
  await page.getByRole('button', { name: 'Verdergaan' }).click()
  if (kind === 'general') {
    await arrived(page, 'Waar woont u?')
    await page.getByRole('textbox', { name: 'Huisnummer', exact: true }).fill('Kanarie 4712')
    await look('general questionnaire', 'Kanarie 4712')
  } else {
    await arrived(page, 'Uw aanvallen')
    await page.getByRole('radio', { name: 'Ondraaglijk' }).click()
    await look('medical questionnaire', 'Ondraaglijk')
  }
  await page.getByRole('banner').getByRole('link', { name: 'Sluiten' }).click()
  await arrived(page, 'Uw overzicht')
  await logOff(page)
}
