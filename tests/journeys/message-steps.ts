import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'
import { toastOf } from './toast-steps.ts'

/** What is said where no answer came. */
export const noConnection =
  'Er is geen verbinding. Wat u heeft ingevuld staat er nog. Probeer het opnieuw als u weer internet heeft.'

/** The same where something was loaded, and nothing typed. */
export const notLoaded = 'Er is geen verbinding. Probeer het opnieuw als u weer internet heeft.'

/** The sentence in the page itself, outside any toast and not among the messages that passed. */
export const inPage = (page: Page, text: string): Locator =>
  page.getByRole('main').getByText(text, { exact: true }).filter({ visible: true })

/** What went wrong is said twice: in a toast that passes, and in the page, where it stays. */
export async function expectFailure(page: Page, text: string): Promise<void> {
  await expect(toastOf(page, text)).toBeVisible()
  await expect(inPage(page, text)).toBeVisible()
}

/** A toast reports the action once; the page shows its result. */
export async function expectDone(page: Page, text: string): Promise<void> {
  await expect(toastOf(page, text)).toBeVisible()
  await expect(inPage(page, text)).toHaveCount(0)
}
