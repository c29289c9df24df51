import type { Page } from '@playwright/test'
import { expectResult, showChanges } from './appointment-steps.ts'
import { chooseMode, chooseTimeAndGoOn, startBooking } from './booking-steps.ts'
import { expect, test } from './journey.ts'
import { everythingKept } from './storage-steps.ts'

const overview = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'Uw overzicht' })).toBeVisible()

/** Back as often as there may be something behind; on every page the browser shows, nothing of the first patient is found. */
async function expectNothingBehind(page: Page, canaries: readonly string[], presses: number): Promise<void> {
  for (let press = 0; press < presses; press += 1) {
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    const kept = await everythingKept(page)
    for (const canary of canaries) expect(kept, page.url()).not.toContain(canary)
  }
}

test('SES-08.1 SES-08.3 the next patient in the same tab finds no step and no slot of the previous one with Back', async ({
  page,
  patient,
  signIn,
  logOff,
}) => {
  const [first, second] = [await patient('nothing-planned'), await patient('nothing-planned')]
  await page.goto('/login')
  await signIn(page, first)
  await startBooking(page)
  await chooseMode(page, 'Via video')
  await chooseTimeAndGoOn(page)
  const { wizard } = await page.evaluate(() => history.state as { wizard: { slot: { startDT: string; avId: number } } })
  // What is looked for afterwards is found while it is there.
  expect(await everythingKept(page)).toContain(wizard.slot.startDT)
  await page.getByRole('link', { name: 'Sluiten' }).click()
  await overview(page)
  await logOff(page)
  await signIn(page, second)
  await overview(page)
  await expectNothingBehind(page, [wizard.slot.startDT, first.email], 4)
})

test('SES-08.1 ACC-10.3 after a log-off, a reload and Back, the next patient is not led to the screen of the previous one', async ({
  page,
  patient,
  signIn,
  logOff,
}) => {
  const [first, second] = [await patient('planned-video'), await patient('nothing-planned')]
  await page.goto('/login')
  await signIn(page, first)
  await page.goto('/appointments')
  await expect(page.getByRole('heading', { level: 1, name: 'Afspraken' })).toBeVisible()
  await page.goto('/dashboard')
  await overview(page)
  await logOff(page)
  await expect(page).toHaveURL('/login')
  await page.reload()
  await page.goBack()
  await expect(page).toHaveURL('/login')
  await signIn(page, second)
  await expect(page).toHaveURL('/dashboard')
})

test('SES-08.2 SES-08.3 toasts of one patient are gone for the next', async ({ page, patient, signIn, logOff }) => {
  const [first, second] = [await patient('planned-video'), await patient('nothing-planned')]
  await page.goto('/login')
  await signIn(page, first)
  await showChanges(page)
  await page.getByRole('button', { name: /^Afzeggen: / }).click()
  await page.getByRole('main').getByRole('button', { name: 'Afspraak afzeggen' }).click()
  await expectResult(page, 'Uw afspraak is afgezegd')
  await logOff(page)
  await expect(page.getByText('Uw afspraak is afgezegd')).toHaveCount(0)
  await signIn(page, second)
  await overview(page)
  await expect(page.getByText('Laatste meldingen')).toHaveCount(0)
  expect(await everythingKept(page)).not.toContain('Uw afspraak is afgezegd')
})
