import type { Page } from '@playwright/test'
import { extended } from '../support/extended.ts'
import { expect, test } from './journey.ts'
import { openLogin } from './sign-in-steps.ts'
import { openViewPanel, restButton } from './view-steps.ts'

const theme = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const expectTheme = (page: Page, value: string) => expect(page.locator('html')).toHaveAttribute('data-theme', value)
const expectTextSize = (page: Page, value: string) =>
  expect(page.locator('html')).toHaveAttribute('data-text-size', value)
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const textHeight = (page: Page) =>
  page.locator('h1').evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize))

test(
  'CALM-01.1 CALM-01.3 each choice applies at once, is stored on the device, and remains after signing in and logging off',
  { tag: extended },
  async ({ page, context, patient, signIn, logOff }) => {
    await openLogin(page)
    await openViewPanel(page)
    const backgrounds = new Set<string>()
    for (const [name, value] of [
      ['Standaard', 'standard'],
      ['Rustig licht', 'calm-light'],
      ['Rustig donker', 'calm-dark'],
    ] as const) {
      await theme(page, name).click()
      await expectTheme(page, value)
      backgrounds.add(await background(page))
    }
    expect(backgrounds.size).toBe(3)
    const before = await textHeight(page)
    await theme(page, 'Groter').click()
    await expectTextSize(page, 'larger')
    expect(await textHeight(page)).toBeGreaterThan(before)

    await page.reload()
    await expectTheme(page, 'calm-dark')
    await expectTextSize(page, 'larger')
    await openViewPanel(page)
    await expect(theme(page, 'Rustig donker')).toBeChecked()
    await expect(theme(page, 'Groter')).toBeChecked()
    // On the device, and nowhere that is sent along.
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['view'])
    expect(await context.cookies()).toEqual([])

    await page.keyboard.press('Escape')
    await signIn(page, await patient('nothing-planned'))
    await expectTheme(page, 'calm-dark')
    await logOff(page)
    await expect(page).toHaveURL('/login')
    await expectTheme(page, 'calm-dark')
  },
)

test('CALM-01.4 other tabs follow', async ({ page, context }) => {
  const other = await context.newPage()
  await openLogin(other)
  await openLogin(page)
  await openViewPanel(page)
  await openViewPanel(other)
  await theme(page, 'Rustig donker').click()
  await expectTheme(other, 'calm-dark')
  await expect(theme(other, 'Rustig donker')).toBeChecked()
  await theme(other, 'Groot').click()
  await expectTextSize(page, 'large')
  await expectTheme(page, 'calm-dark')
})

interface Applied {
  theme: string | undefined
  contrast: string | undefined
  textSize: string | undefined
  hadBody: boolean
}

test(
  'CALM-03.4 CALM-03.5 Rust remains on after signing in, a reload and logging off, and other tabs follow',
  { tag: extended },
  async ({ page, context, patient, signIn, logOff }) => {
    await openLogin(page)
    const strip = page.getByText('Rust staat aan.').filter({ visible: true })
    await restButton(page).click()
    await expectTheme(page, 'calm-dark')
    await signIn(page, await patient('nothing-planned'))
    await expect(page.getByRole('button', { name: /^Alles tonen/ })).toBeVisible()
    await page.reload()
    await expect(restButton(page)).toHaveAttribute('aria-pressed', 'true')
    const other = await context.newPage()
    await other.goto('/accessibility')
    await expect(restButton(other)).toHaveAttribute('aria-pressed', 'true')
    await logOff(page)
    await expect(page).toHaveURL('/login')
    await expectTheme(page, 'calm-dark')
    await expect(strip.first()).toBeVisible()
    await page.getByRole('button', { name: 'Uitzetten' }).click()
    await expectTheme(page, 'standard')
    await expectTheme(other, 'standard')
    await expect(restButton(other)).toHaveAttribute('aria-pressed', 'false')
  },
)

const chosen = '{"theme":"calm-dark","softer":true,"textSize":"large"}'
const calmDark = { theme: 'calm-dark', contrast: 'softer', textSize: 'large', hadBody: false }
const untouched = { theme: 'standard', contrast: 'normal', textSize: 'normal', hadBody: false }
test(
  'CALM-01.5 CALM-04.2 the stored choice is applied before the first paint; an invalid one is ignored',
  { tag: extended },
  async ({ page }) => {
    await page.addInitScript(() => {
      const applied: Applied[] = []
      Object.assign(globalThis, { applied })
      // The document has no element yet when this runs, so this watches for every theme it ever gets.
      new MutationObserver(() => {
        const { theme: value, contrast, textSize } = document.documentElement.dataset
        const last = applied.at(-1)
        if (value !== last?.theme || contrast !== last?.contrast || textSize !== last?.textSize)
          applied.push({ theme: value, contrast, textSize, hadBody: document.body !== null })
      }).observe(document, { attributes: true, childList: true, subtree: true })
    })
    await openLogin(page)
    for (const [address, stored, expected] of [
      ['/login', chosen, calmDark],
      ['/register', chosen, calmDark],
      ['/appointments', chosen, calmDark],
      ['/feedback', chosen, calmDark],
      ['/login', `{"theme":"calm-light","rest":${chosen},"restSince":1}`, calmDark],
      ...['kapot', '[]', '{"theme":"paars","textSize":9}', 'null'].map((text) => ['/login', text, untouched] as const),
    ] as const) {
      await page.evaluate((text) => localStorage.setItem('view', text), stored)
      await openLogin(page, address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const applied = await page.evaluate(() => (globalThis as unknown as { applied: Applied[] }).applied)
      expect(
        applied.filter(({ theme: value }) => value !== undefined),
        `${address} with ${stored}`,
      ).toEqual([expected])
    }
  },
)

test(
  'CALM-04.3 the preference of the device is applied before the portal has started',
  { tag: extended },
  async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    const session = await page.context().newCDPSession(page)
    const html = page.locator('html')
    for (const [contrast, expected, shown] of [
      ['more', 'standard', 'normal'],
      ['less', 'calm-dark', 'softer'],
    ] as const) {
      await session.send('Emulation.setEmulatedMedia', {
        features: [
          { name: 'prefers-color-scheme', value: 'dark' },
          { name: 'prefers-contrast', value: contrast },
        ],
      })
      await page.goto('/login')
      await expectTheme(page, expected)
      await expect(html).toHaveAttribute('data-contrast', shown)
    }
  },
)
