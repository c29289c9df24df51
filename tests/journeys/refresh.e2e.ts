import type { BrowserContext, Page } from '@playwright/test'
import { extended } from '../support/extended.ts'
import { expect, test } from './journey.ts'
import { inPage } from './message-steps.ts'
import { goByMenu } from './menu-steps.ts'

async function expectSessionOver(page: Page, context: BrowserContext): Promise<void> {
  await expect(page).toHaveURL('/login')
  await expect(
    inPage(page, 'U bent automatisch uitgelogd. Log opnieuw in. Wat u niet had verstuurd, is niet bewaard.'),
  ).toBeVisible()
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
}

test(
  'ACC-08.1 ACC-08.2 a session ended by the back end expires at the next request, and the sign-in screen shows that',
  { tag: extended },
  async ({ page, patient, signIn, testAdmin, context, journey }) => {
    journey.expectFailure(/getInfo$/, 401)
    const someone = await patient('nothing-planned')
    await signIn(page, someone)
    // The overview itself asks too: its answer has to be there.
    await expect(page.getByText('U heeft geen afspraak')).toBeVisible()
    await testAdmin.endSessions(someone.email)
    await goByMenu(page, 'Afspraken')
    await expectSessionOver(page, context)
  },
)

test('ACC-08.1 ACC-08.2 ACC-10.4 it expires at start too, and another patient is not led to the screen of the first', async ({
  page,
  patient,
  signIn,
  testAdmin,
  context,
  journey,
}) => {
  journey.expectFailure(/get(?:Info|Employees)$/, 401)
  const [first, second] = [await patient('planned-video'), await patient('nothing-planned')]
  await signIn(page, first)
  await expect(page.getByRole('button', { name: /^Verzetten of afzeggen: / })).toBeVisible()
  await testAdmin.endSessions(first.email)
  await page.goto('/appointments')
  await expectSessionOver(page, context)
  await signIn(page, second)
  await expect(page).toHaveURL('/dashboard')
})
