import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { press, tabTo } from '../journeys/keyboard-steps.ts'
import { axeViolations } from '../support/axe.ts'

/** All that a page says is wrong, from now on. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`)
  })
  return complaints
}

async function expectAxeClean(page: Page): Promise<void> {
  expect(
    await axeViolations(page, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    }),
  ).toEqual([])
}

/** The reset, the base sheet, a utility, a part's own CSS and the letters: each would look otherwise without its file. */
async function expectStyled(page: Page): Promise<void> {
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(238, 241, 230)')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '30px')
  await expect(page.getByRole('button', { name: 'Send' })).toHaveCSS('background-color', 'rgb(31, 81, 50)')
  await expect(page.locator('.pdf-region')).toHaveCSS('height', '800px')
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
      ),
    )
    .toContain('Atkinson Hyperlegible Next')
}

async function chooseStarsAndTime(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('radio', { name: 'Bad' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Poor' })).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: 'Tuesday 8 December, 2 free times' }))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Times on Wednesday 9 December' })).toBeFocused()
  await tabTo(page, page.getByRole('radio', { name: '11:00' }))
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { name: '11:00' })).toBeChecked()
}

async function readAndEnlarge(page: Page): Promise<void> {
  await press(page, page.getByRole('link', { name: 'To the latest message' }))
  await expect(page.getByRole('article', { name: /^Message of A. Jansen/ })).toBeFocused()
  const sheet = page.getByRole('article', { name: /^Page 1 of/ })
  await expect(sheet).toHaveAttribute('data-state', 'drawn')
  const before = await sheet.boundingBox()
  await press(page, page.getByRole('button', { name: 'Larger' }))
  await expect.poll(async () => (await sheet.boundingBox())?.width).toBeGreaterThan(before?.width ?? Infinity)
}

async function chooseFileAndSend(page: Page): Promise<void> {
  page.on('filechooser', (chooser) => {
    void chooser.setFiles({ name: 'report.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 report') })
  })
  await press(page, page.getByRole('button', { name: /^Choose a file/ }))
  await expect(page.getByRole('button', { name: 'Remove report.pdf' })).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Send' }))
  const toasts = page.getByRole('region', { name: 'Notifications' })
  await expect(toasts).toContainText('2 stars, 20261209-11, 1 files')
}

async function closeToast(page: Page): Promise<void> {
  await page.keyboard.press('F6')
  await press(page, page.getByRole('button', { name: /^Close notification: / }))
  await expect(page.getByRole('region', { name: 'Notifications' })).toHaveCount(0)
}

/** Goes through the seven large parts with the keyboard alone, judges what they look like, and takes their pictures. */
export async function useSevenParts(page: Page, address: string, pictures: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Step 2 of 3: Your appointment' })).toBeVisible()
  await expectStyled(page)
  await expectAxeClean(page)
  await chooseStarsAndTime(page)
  await readAndEnlarge(page)
  await chooseFileAndSend(page)
  await expectAxeClean(page)
  await page.screenshot({ path: join(pictures, 'standard.png'), fullPage: true })
  await closeToast(page)
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'calm-dark'
  })
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(20, 26, 18)')
  await expectAxeClean(page)
  await page.screenshot({ path: join(pictures, 'calm-dark.png'), fullPage: true })
}
