import { expect, type Locator, type Page } from '@playwright/test'

/** Every sign of a mouse, pen or finger that the page sees from now on; a click by a key has no place of its own. */
export async function pointersOn(page: Page): Promise<string[]> {
  const seen: string[] = []
  await page.exposeFunction('reportPointer', (type: string) => seen.push(type))
  await page.addInitScript(() => {
    const { reportPointer } = globalThis as unknown as { reportPointer: (type: string) => void }
    for (const type of ['pointerdown', 'mousedown', 'touchstart', 'pointermove', 'mousemove'])
      addEventListener(type, () => reportPointer(type), true)
    addEventListener(
      'click',
      ({ detail }) => {
        if (detail > 0) reportPointer('click')
      },
      true,
    )
  })
  return seen
}

/** Presses Tab until focus stands there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target.first()).toBeVisible()
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluateAll((elements) => elements.some((element) => element === document.activeElement))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never came to ${String(target)}`)
}

export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}
