import type { Page } from '@playwright/test'
import login from '#locales/nl/login.json' with { type: 'json' }
import { expect, test } from './journey.ts'
import { callsTo, openLogin } from './sign-in-steps.ts'
import { foreignTexts } from './text-steps.ts'
import { walkEveryScreen } from './walk-steps.ts'

const panelHeading = (page: Page) => page.getByRole('banner').getByRole('heading', { name: 'Rustige weergave' })

test('APP-09 every screen and step has a title of its own and one h1, and asks for no PDF viewer', async ({ page, patient, desk }) => {
  const titles = new Map<string, string>()
  const viewer: string[] = []
  page.on('request', (request) => { if (/pdf/i.test(new URL(request.url()).pathname)) viewer.push(request.url()) })
  const look = async (name: string): Promise<void> => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.locator('h1')).toHaveCount(1)
    titles.set(name, await page.title())
  }
  await walkEveryScreen(page, await patient('nothing-planned'), desk, look)
  titles.delete('feedback')
  expect(titles.size).toBe(12)
  expect([...titles].filter(([, title], index) => [...titles.values()].indexOf(title) !== index)).toEqual([])
  // Hundreds of kilobytes that only a document is worth.
  expect(viewer).toEqual([])
})

test('APP-01 every text is Dutch and comes from the locales', async ({ page, patient, desk }) => {
  const someone = await patient('nothing-planned')
  const foreign: string[] = []
  const look = async (name: string): Promise<void> => {
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
    await expect(page.locator('[lang]:not(html)')).toHaveCount(0)
    await page.getByRole('banner').getByRole('button', { name: /^Rust/ }).click()
    await expect(panelHeading(page)).toBeVisible()
    foreign.push(...(await foreignTexts(page, [someone.email])).map((text) => `${name}: ${text}`))
    await page.keyboard.press('Escape')
  }
  await walkEveryScreen(page, someone, desk, look)
  expect(foreign).toEqual([])
})

test('APP-01 a word the clinic changes in its locales is what a patient reads', async ({ page }) => {
  const calls = callsTo(page, '/locales/nl/login.json')
  await openLogin(page)
  await expect.poll(() => calls.length).toBe(1)
  expect(await (await calls[0]?.response())?.json()).toEqual(login)
})

/** What sticks out of a screen of 320 px, whether it makes the page scroll or is cut off. */
const sticksOut = (page: Page) => page.evaluate(() => {
  const { scrollWidth, clientWidth } = document.documentElement
  const wide = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right, width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && (left < -0.5 || right > clientWidth + 0.5) && element.checkVisibility()
  })
  return [...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : []), ...wide.map((element) => element.outerHTML.slice(0, 120))]
})

for (const textSize of ['normal', 'larger']) {
  test(`APP-07 every screen fits 320 px with ${textSize} text, its panels too`, async ({ page, patient, desk }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.addInitScript((size) => localStorage.setItem('view', JSON.stringify({ textSize: size })), textSize)
    const look = async (name: string): Promise<void> => {
      await expect(page.locator('html')).toHaveAttribute('data-text-size', textSize)
      expect(await sticksOut(page), name).toEqual([])
      const closed = page.getByRole('banner').getByRole('button', { expanded: false })
      const names = await closed.evaluateAll((buttons) => buttons.map((button) => button.ariaLabel ?? button.textContent))
      for (const panel of names) {
        await page.getByRole('banner').getByRole('button', { name: panel }).click()
        await expect(closed).toHaveCount(names.length - 1)
        await expect(page.getByRole('banner').getByRole('status')).toHaveCount(0)
        expect(await sticksOut(page), `${name}, ${panel}`).toEqual([])
        await page.keyboard.press('Escape')
      }
    }
    await walkEveryScreen(page, await patient('nothing-planned'), desk, look)
  })
}

test('CALM-01 the calm view is one tap away on every screen', async ({ page, patient, desk }) => {
  const look = async (name: string): Promise<void> => {
    await page.getByRole('banner').getByRole('button', { name: /^Rust/ }).click()
    await expect(panelHeading(page), name).toBeVisible()
    for (const theme of ['Standaard', 'Rustig licht', 'Rustig donker']) await expect(page.getByRole('radio', { name: theme })).toBeVisible()
    for (const size of ['Normaal', 'Groot', 'Groter']) await expect(page.getByRole('radio', { name: size, exact: true })).toBeVisible()
    await expect(page.getByRole('switch', { name: 'Eén vraag per scherm' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panelHeading(page)).toHaveCount(0)
  }
  await walkEveryScreen(page, await patient('nothing-planned'), desk, look)
})
