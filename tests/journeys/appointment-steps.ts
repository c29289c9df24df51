import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'
import { toasts } from './toast-steps.ts'

/** The cards of consults to come, soonest first. */
export const planned = (page: Page): Locator =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('button', { name: /^Afzeggen: / }) })

/** Puts the soonest into a calendar; what the file says of it there. */
export async function addToCalendar(
  page: Page,
): Promise<{ uid: string | undefined; sequence: string | undefined; start: string | undefined }> {
  await page
    .getByRole('button', { name: /^Zet in agenda: / })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Zet in agenda' }).click()
  const lines = (await readFile(await (await saved).path(), 'utf8')).split('\r\n')
  await dialog.getByRole('button', { name: 'Sluiten' }).click()
  const value = (name: string): string | undefined =>
    lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1)
  return { uid: value('UID'), sequence: value('SEQUENCE'), start: value('DTSTART') }
}

/** What cancels, on the screen for that. */
export const submitCancel = (page: Page): Locator =>
  page.getByRole('button', { name: 'Afspraak afzeggen', exact: true })
export const remark = (page: Page): Locator => page.getByRole('textbox', { name: 'Wilt u er iets bij zeggen?' })

/** Brings the buttons to move and to cancel, which on the overview are behind one press. */
export async function showChanges(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: /^Verzetten of afzeggen: / })
  await expect(opener.or(page.getByRole('button', { name: /^Verzetten: / })).first()).toBeVisible()
  if (await opener.isVisible()) await opener.click()
}

/** What was done is the first line of its card, and no toast repeats it. */
export async function expectResult(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('region', { name: text, exact: true })).toBeVisible()
  await expect(toasts(page).filter({ hasText: text })).toHaveCount(0)
}

export async function openCancel(page: Page): Promise<void> {
  await showChanges(page)
  await page.getByRole('button', { name: /^Afzeggen: / }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wilt u deze afspraak afzeggen?' })).toBeVisible()
}
