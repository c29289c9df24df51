import { extended } from '../support/extended.ts'
import { expect, test } from './journey.ts'
import { codeField, sendCredentials } from './sign-in-steps.ts'

test(
  'ACC-10.1 a patient who came for a screen lands there after signing in, even after other links, a reload and Back',
  { tag: extended },
  async ({ page, patient, signIn }) => {
    const someone = await patient('planned-video')
    await page.goto('/appointment?type=video')
    await expect(page).toHaveURL('/login')
    await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
    await page.getByRole('link', { name: 'Terug naar inloggen' }).click()
    await sendCredentials(page, someone)
    await expect(codeField(page)).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Terug', exact: true }).click()
    await signIn(page, someone)
    await expect(page).toHaveURL('/appointment?type=video')
  },
)

test(
  'ACC-11.1 DASH-13.2 DASH-13.4 a patient who is not onboarded according to the back end sees the dashboard, but not their appointments',
  { tag: extended },
  async ({ page, patient, signIn }) => {
    await signIn(page, await patient('new'))
    await page.goto('/appointments')
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByText('Nog 3 stappen te doen.')).toBeVisible()
  },
)
