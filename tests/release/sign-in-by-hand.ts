import type { Page } from '@playwright/test'

/** Through the screens, as a patient does, up to the overview. */
export async function signInByHand(
  page: Page,
  origin: string,
  { email, password }: { email: string; password: string },
  code: () => Promise<string>,
): Promise<void> {
  await page.goto(`${origin}/login`)
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Inloggen' }).click()
  const field = page.getByLabel(/^Code uit/)
  await field.waitFor()
  await field.fill(await code())
  await page.getByRole('button', { name: 'Bevestigen' }).click()
  await page.getByRole('heading', { level: 1, name: 'Uw overzicht' }).waitFor()
}
