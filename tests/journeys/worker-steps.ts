import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Waits until the service worker has kept what it keeps, and serves this page. For a visitor it begins at the first sign of use. */
export async function untilServed(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.keyboard.press('Shift')
        return page.evaluate(() => navigator.serviceWorker.controller?.state)
        // It fetches all there is first, which takes its time on a busy machine.
      },
      { timeout: 20_000 },
    )
    .toBe('activated')
}

/** The address of everything in any cache of this browser. */
export const everythingCached = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return kept.flat().map(({ url }) => new URL(url).pathname)
  })
