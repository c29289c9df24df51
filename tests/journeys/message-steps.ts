import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'
import { expectToastFor, toasts } from './toast-steps.ts'

/** The sentence in the page itself, outside any toast and not among the messages that passed. */
export const inPage = (page: Page, text: string): Locator => page.getByRole('main').getByText(text, { exact: true }).filter({ visible: true })

/** A message is said twice: in a toast that passes, and in the page, where it stays. */
export async function expectMessage(page: Page, text: string): Promise<void> {
  await expect(toasts(page).filter({ hasText: text })).toBeVisible()
  await expect(inPage(page, text)).toBeVisible()
}

/** Stops a clock that was installed before the page opened: from here time moves only where a test says so. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}

/** On a stopped clock: a message comes, stays this long in its toast, and stands in the page after that. The clock then goes on. */
export async function expectMessageFor(page: Page, text: string, milliseconds: number): Promise<void> {
  const toast = toasts(page).filter({ hasText: text })
  // An answer is passed on in timers of no length, so time has to creep while it is awaited.
  await expect(async () => {
    await page.clock.runFor(1)
    await expect(toast).toBeVisible({ timeout: 20 })
  }).toPass({ intervals: [20] })
  await expectToastFor(page, text, milliseconds)
  await expect(inPage(page, text)).toBeVisible()
  await page.clock.resume()
}
