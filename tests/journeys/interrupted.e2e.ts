import type { Page } from '@playwright/test'
import { extended } from '../support/extended.ts'
import { expectResult, planned, showChanges } from './appointment-steps.ts'
import { chooseMode, chooseTimeAndGoOn, complete, expectStep, startBooking, times } from './booking-steps.ts'
import { expect, test } from './journey.ts'
import { inPage } from './message-steps.ts'
import { openLogin } from './sign-in-steps.ts'
import { everythingKept, expectKept } from './storage-steps.ts'

const typed = 'Ik lig met een aanval in het donker.'
const remark = (page: Page) => page.getByRole('textbox', { name: 'Wilt u er iets bij zeggen?' })
const submit = (page: Page) => page.getByRole('button', { name: 'Afspraak afzeggen', exact: true })

async function expectInterrupted(page: Page): Promise<void> {
  await expect(page).toHaveURL('/login')
  await expect(
    inPage(page, 'U bent automatisch uitgelogd. Log opnieuw in. Daarna gaat u verder waar u was.'),
  ).toBeVisible()
}

test(
  'SES-07.1 SES-07.3 after a session expires at the last step of booking, signing in again returns there, and Back leads to the earlier steps',
  { tag: extended },
  async ({ page, patient, signIn, testAdmin, journey }) => {
    journey.expectFailure(/addConsult$/, 401)
    const someone = await patient('nothing-planned')
    await openLogin(page)
    await signIn(page, someone)
    await startBooking(page)
    await chooseMode(page, 'Via video')
    const { time } = await chooseTimeAndGoOn(page)
    await testAdmin.endSessions(someone.email)
    await complete(page).click()
    await expectInterrupted(page)
    await expectKept(page)
    await page.reload()
    await signIn(page, someone)
    await expectStep(page, 'confirm')
    await expect(page.getByRole('definition').first()).toContainText(time)
    await page.goBack()
    await expectStep(page, 'time')
    await expect(times(page).filter({ hasText: time })).toBeChecked()
    await page.goForward()
    await complete(page).click()
    await expectResult(page, 'Uw afspraak is gemaakt')
    await expect(planned(page)).toHaveCount(1)
  },
)

test(
  'SES-06.1 SES-06.2 SES-07.1 SES-07.3 SES-07.4 after a session expires, a remark is restored after a reload and after signing in',
  { tag: extended },
  async ({ page, patient, signIn, testAdmin, journey }) => {
    journey.expectFailure(/cancelConsult$/, 401)
    const someone = await patient('planned-video')
    await openLogin(page)
    await signIn(page, someone)
    await showChanges(page)
    await page.getByRole('button', { name: /^Afzeggen: / }).click()
    await remark(page).fill(typed)
    await expectKept(page)
    await page.reload()
    await expect(remark(page)).toHaveValue(typed)
    await testAdmin.endSessions(someone.email)
    await submit(page).click()
    await expectInterrupted(page)
    expect(await everythingKept(page)).not.toContain(typed)
    await signIn(page, someone)
    await expect(remark(page)).toHaveValue(typed)
    await submit(page).click()
    await expectResult(page, 'Uw afspraak is afgezegd')
  },
)

test('SES-06.3 another patient who signs in instead finds no draft, and it is deleted', async ({
  page,
  patient,
  signIn,
  testAdmin,
  journey,
}) => {
  journey.expectFailure(/cancelConsult$/, 401)
  const [first, second] = [await patient('planned-video'), await patient('planned-video')]
  await openLogin(page)
  await signIn(page, first)
  await showChanges(page)
  await page.getByRole('button', { name: /^Afzeggen: / }).click()
  await remark(page).fill(typed)
  await testAdmin.endSessions(first.email)
  await submit(page).click()
  await expectInterrupted(page)
  await signIn(page, second)
  await expect(page).toHaveURL('/dashboard')
  await page.context().clearCookies()
  await openLogin(page)
  await signIn(page, first)
  await expect(page).toHaveURL('/dashboard')
  await showChanges(page)
  await page.getByRole('button', { name: /^Afzeggen: / }).click()
  await expect(remark(page)).toHaveValue('')
})
