import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { openLogin } from './sign-in-steps.ts'

const openPanel = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Rust/ }).click()
const theme = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const oneQuestion = (page: Page) => page.getByRole('switch', { name: 'Eén vraag per scherm' })
const expectTheme = (page: Page, value: string) => expect(page.locator('html')).toHaveAttribute('data-theme', value)
const expectTextSize = (page: Page, value: string) => expect(page.locator('html')).toHaveAttribute('data-text-size', value)
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const textHeight = (page: Page) => page.getByRole('heading', { level: 1 }).evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize))

test('CALM-01 each choice applies at once and is kept on the device', async ({ page, context }) => {
  await openLogin(page)
  await openPanel(page)
  const backgrounds = new Set<string>()
  for (const [name, value] of [['Standaard', 'standard'], ['Rustig licht', 'calm-light'], ['Rustig donker', 'calm-dark']] as const) {
    await theme(page, name).click()
    await expectTheme(page, value)
    backgrounds.add(await background(page))
  }
  expect(backgrounds.size).toBe(3)
  const before = await textHeight(page)
  await theme(page, 'Groter').click()
  await expectTextSize(page, 'larger')
  expect(await textHeight(page)).toBeGreaterThan(before)
  const wasOn = await oneQuestion(page).getAttribute('aria-checked')
  await oneQuestion(page).click()
  await expect(oneQuestion(page)).toHaveAttribute('aria-checked', wasOn === 'true' ? 'false' : 'true')

  await page.reload()
  await expectTheme(page, 'calm-dark')
  await expectTextSize(page, 'larger')
  await openPanel(page)
  await expect(theme(page, 'Rustig donker')).toBeChecked()
  await expect(theme(page, 'Groter')).toBeChecked()
  await expect(oneQuestion(page)).toHaveAttribute('aria-checked', wasOn === 'true' ? 'false' : 'true')
  // On the device, and nowhere that is sent along.
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['view'])
  expect(await context.cookies()).toEqual([])
})

test('CALM-01 the choice stays through signing in and logging off', async ({ page, patient, signIn }) => {
  await openLogin(page)
  await openPanel(page)
  await theme(page, 'Rustig licht').click()
  await page.keyboard.press('Escape')
  await signIn(page, await patient('nothing-planned'))
  await expectTheme(page, 'calm-light')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  await expect(page).toHaveURL('/login')
  await expectTheme(page, 'calm-light')
})

test('CALM-01 other tabs follow', async ({ page, context }) => {
  const other = await context.newPage()
  await openLogin(other)
  await openLogin(page)
  await openPanel(page)
  await openPanel(other)
  await theme(page, 'Rustig donker').click()
  await expectTheme(other, 'calm-dark')
  await expect(theme(other, 'Rustig donker')).toBeChecked()
  await theme(other, 'Groot').click()
  await expectTextSize(page, 'large')
  await expectTheme(page, 'calm-dark')
})

test('CALM-01 until something is chosen it follows the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openLogin(page)
  await expectTheme(page, 'calm-dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expectTheme(page, 'standard')
  await openPanel(page)
  await expect(theme(page, 'Zoals op dit apparaat')).toBeChecked()
  await theme(page, 'Rustig licht').click()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.reload()
  await expectTheme(page, 'calm-light')
})

interface Applied {
  theme: string | undefined
  textSize: string | undefined
  hadBody: boolean
}

for (const address of ['/login', '/register', '/appointments']) {
  test(`CALM-01 the choice is applied to ${address} before anything can be painted`, async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('view', JSON.stringify({ theme: 'calm-dark', textSize: 'large' }))
      const applied: Applied[] = []
      Object.assign(globalThis, { applied })
      // The document has no element yet when this runs, so this watches for every theme it ever gets.
      new MutationObserver(() => {
        const { theme: chosen, textSize } = document.documentElement.dataset
        if (chosen !== applied.at(-1)?.theme || textSize !== applied.at(-1)?.textSize) applied.push({ theme: chosen, textSize, hadBody: document.body !== null })
      }).observe(document, { attributes: true, childList: true, subtree: true })
    })
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const applied = await page.evaluate(() => (globalThis as unknown as { applied: Applied[] }).applied)
    const first = applied.find(({ theme: chosen }) => chosen !== undefined)
    expect(first).toEqual({ theme: 'calm-dark', textSize: 'large', hadBody: false })
    expect(applied.at(-1)).toEqual(first)
    expect(await background(page)).not.toBe('rgb(255, 255, 255)')
  })
}

for (const stored of ['kapot', '[]', '{"theme":"paars","textSize":9}', 'null']) {
  test(`CALM-01 a stored view of ${stored} counts as no choice`, async ({ page }) => {
    await page.addInitScript((text) => localStorage.setItem('view', text), stored)
    await openLogin(page)
    await expectTheme(page, 'standard')
    await expectTextSize(page, 'normal')
  })
}
