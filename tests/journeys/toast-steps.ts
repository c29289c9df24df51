import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

/** The messages that pass at the top. */
export const toasts = (page: Page): Locator => page.getByRole('region', { name: 'Meldingen' }).getByRole('listitem')

/** Moves a stopped clock to see that a message is there just before its time is over, and gone just after. */
export async function expectToastFor(page: Page, text: string, milliseconds: number): Promise<void> {
  const toast = toasts(page).filter({ hasText: text })
  await expect(toast).toBeVisible()
  await page.clock.runFor(milliseconds - 100)
  await expect(toast).toBeVisible()
  await page.clock.runFor(200)
  await expect(toast).toHaveCount(0)
}
