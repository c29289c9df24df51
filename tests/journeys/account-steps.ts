import { randomInt, randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import type { TestAdmin } from '../support/test-admin.ts'
import { expect } from './journey.ts'
import { press, tabTo } from './keyboard-steps.ts'
import { openLogin } from './sign-in-steps.ts'

/** Somebody the clinic does not know so far. */
export const newcomer = () => ({
  email: `nieuw.${randomUUID().slice(0, 8)}@voorbeeld.test`,
  phone: `06${randomInt(10_000_000, 99_999_999)}`,
  password: `Sterke-Wolk-${randomInt(1000)}-a`,
})

export const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true })
export const newPassword = (page: Page, name: string): Locator => page.getByLabel(name, { exact: true })
export const next = (page: Page): Locator => page.getByRole('button', { name: 'Volgende' })

/** On a step of a task: 'Account maken, stap 2 van 6: …'. */
export const expectStep = async (page: Page, name: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

/** Somebody new makes an account with the keyboard alone, and stands on the dashboard. */
export async function registerByKeyboard(page: Page, testAdmin: TestAdmin): Promise<void> {
  const { email, phone, password } = newcomer()
  await openLogin(page)
  await press(page, page.getByRole('link', { name: 'Account maken' }))
  for (const [at, name, typed] of [
    [1, 'E-mailadres', async () => email],
    [2, 'Code uit de e-mail', async () => testAdmin.codeFor(email, 'email')],
    [3, 'Mobiel nummer', async () => phone],
    [4, 'Code uit de sms', async () => testAdmin.codeFor(email, 'sms')],
  ] as const) {
    await expectStep(page, `stap ${at} van 6`)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await tabTo(page, field(page, name))
    await page.keyboard.type(await typed())
    await page.keyboard.press('Enter')
  }
  await expectStep(page, 'stap 5 van 6')
  await tabTo(page, newPassword(page, 'Wachtwoord'))
  await page.keyboard.type(password)
  await press(page, next(page))
  await expectStep(page, 'stap 6 van 6')
  await press(page, page.getByRole('button', { name: 'Naar uw overzicht' }))
  await expect(page).toHaveURL('/dashboard')
}
