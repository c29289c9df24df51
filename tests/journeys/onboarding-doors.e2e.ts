import type { Page } from '@playwright/test'
import { journeyStandInOrigin } from '../support/ports.ts'
import { extended } from '../support/extended.ts'
import { expect, test } from './journey.ts'
import { pointersOn, press, tabTo } from './keyboard-steps.ts'
import { expectDone } from './message-steps.ts'
import { callsTo, openLogin } from './sign-in-steps.ts'
import { everythingKept } from './storage-steps.ts'

const item = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) })
const confirmed = (page: Page) => page.getByRole('checkbox', { name: /^Ik heb mijn identiteitsbewijs bij de hand/ })
const start = (page: Page) => page.getByRole('button', { name: 'Beginnen' })
const startCall = '/patientPortal/identification/startIdentification'

/** From the card to the site that verifies. */
async function goToSite(page: Page, go: string): Promise<void> {
  await page.getByRole('button', { name: go }).click()
  await confirmed(page).click()
  await start(page).click()
  await expect(page.getByRole('heading', { name: 'Controle van uw identiteit' })).toBeVisible()
  expect(new URL(page.url()).origin).toBe(journeyStandInOrigin)
}

const decide = (page: Page, decision: string) => page.getByRole('button', { name: decision, exact: true }).click()

test('IDENT-03.2 IDENT-03.3 DASH-03.1 DASH-03.2 a new patient goes to the identification site, also after Back and a second start, and returns approved', async ({
  page,
  patient,
  signIn,
  journey,
}) => {
  journey.allowOrigin(journeyStandInOrigin)
  await signIn(page, await patient('new'))
  await expect(page.getByText('Nog 3 stappen te doen.')).toBeVisible()
  const calls = callsTo(page, startCall)
  await goToSite(page, 'Beginnen')
  await page.goBack()
  await expect(confirmed(page)).toBeChecked()
  await start(page).click()
  await decide(page, 'Goedkeuren')
  await expect(page).toHaveURL('/dashboard')
  await expect(item(page, 'Identificatie')).toHaveText('IdentificatieKlaar')
  await expect(page.getByText('Nog 2 van de 3 stappen te doen.')).toBeVisible()
  await expect(item(page, 'Algemene vragenlijst').getByRole('button', { name: 'Beginnen' })).toBeVisible()
  expect(calls.map((call): unknown => call.postDataJSON())).toEqual(
    Array.from({ length: 2 }, () => ({ redirectUrl: `${new URL(page.url()).origin}/dashboard` })),
  )
  // Approved, there is nothing to do there any more.
  await page.goto('/action/identificationInfo')
  await expect(page).toHaveURL('/dashboard')
})

test(
  'DASH-05.1 DASH-05.2 IDENT-03.3 a declined patient sees what to do, and a new start in a second tab shows in the first one',
  { tag: extended },
  async ({ page, patient, signIn, context, journey }) => {
    journey.allowOrigin(journeyStandInOrigin)
    await signIn(page, await patient('new'))
    await goToSite(page, 'Beginnen')
    await decide(page, 'Afwijzen')
    await expect(item(page, 'Identificatie')).toContainText('De controle is niet gelukt.')
    const tab = await context.newPage()
    await tab.goto('/dashboard')
    await goToSite(tab, 'Opnieuw proberen')
    await decide(tab, 'Goedkeuren')
    await expect(item(tab, 'Identificatie')).toHaveText('IdentificatieKlaar')
    await page.bringToFront()
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await expect(item(page, 'Identificatie')).toHaveText('IdentificatieKlaar')
  },
)

test(
  'SES-07.1 SES-07.3 SES-07.4 after signing in again at the start of the identification, the confirmation is still ticked',
  { tag: extended },
  async ({ page, patient, signIn, testAdmin, journey }) => {
    journey.expectFailure(/startIdentification$/, 401)
    const someone = await patient('new')
    await openLogin(page)
    await signIn(page, someone)
    await page.getByRole('button', { name: 'Beginnen' }).click()
    await confirmed(page).click()
    await testAdmin.endSessions(someone.email)
    await start(page).click()
    await expect(page).toHaveURL('/login')
    await signIn(page, someone)
    await expect(page).toHaveURL('/action/identificationInfo')
    await expect(confirmed(page)).toBeChecked()
    await expect(start(page)).toBeEnabled()
  },
)

test('BSN-02.2 BSN-02.3 BSN-02.4 DASH-06.2 with the keyboard, a patient fills in the missing BSN from its card, and it is stored nowhere', async ({
  page,
  patient,
  signIn,
}) => {
  const pointers = await pointersOn(page)
  await signIn(page, await patient('no-bsn'))
  await press(page, page.getByRole('button', { name: 'BSN invullen' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Wat is uw BSN?' })).toBeFocused()
  await tabTo(page, page.getByLabel('Burgerservicenummer (BSN)'))
  await page.keyboard.type('999.990.019')
  await page.keyboard.press('Enter')
  await expectDone(page, 'Uw BSN is opgeslagen.')
  await expect(item(page, 'Identificatie')).toHaveText('IdentificatieKlaar')
  const kept = await everythingKept(page)
  expect(['999990019', '999.990.019'].filter((number) => kept.includes(number))).toEqual([])
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Uw overzicht' })).toBeVisible()
  expect(pointers).toEqual([])
})
