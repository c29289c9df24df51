import type { Page } from '@playwright/test'

/**
 * Lets the device believe that it is this moment, and that it stays so. To be asked before the page is opened.
 * Not by `page.clock`, whose Date hides its methods from a date with a time zone of its own: that would follow the device's zone.
 */
export async function setDeviceTime(page: Page, moment: string): Promise<void> {
  await page.addInitScript((now) => {
    globalThis.Date = new Proxy(Date, {
      construct: (target, given: unknown[], made) =>
        Reflect.construct(target, given.length === 0 ? [now] : given, made) as Date,
      get: (target, name) => (name === 'now' ? () => now : (Reflect.get(target, name) as unknown)),
    })
  }, Date.parse(moment))
}

/** Lets the back end's answers state this moment as well: the portal believes them rather than the device. */
export async function setTime(page: Page, moment: string): Promise<void> {
  await setDeviceTime(page, moment)
  await page.route(/\/(?:auth|patientPortal)\//, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), date: new Date(moment).toUTCString() } })
  })
}
