import type { Page, Response } from '@playwright/test'
import { expectHeaders } from './header-steps.ts'
import { expect, test } from './journey.ts'
import { plainPath } from './load-steps.ts'
import { emailField, openLogin, signInButton } from './sign-in-steps.ts'
import { everythingKept } from './storage-steps.ts'
import { foreignTexts } from './text-steps.ts'
import { walkEveryScreen, type Look } from './walk-steps.ts'

const panelHeading = (page: Page) => page.getByRole('banner').getByRole('heading', { name: 'Rustige weergave' })

/** The calm view is one tap away, with all its choices. */
async function openCalmView(page: Page, screen: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: /^Rust/ }).click()
  await expect(panelHeading(page), screen).toBeVisible()
  for (const theme of ['Standaard', 'Rustig licht', 'Rustig donker'])
    await expect(page.getByRole('radio', { name: theme })).toBeVisible()
  for (const size of ['Normaal', 'Groot', 'Groter'])
    await expect(page.getByRole('radio', { name: size, exact: true })).toBeVisible()
}

async function setTextSize(page: Page, textSize: 'normal' | 'larger'): Promise<void> {
  await page.evaluate((size) => {
    localStorage.setItem('view', JSON.stringify({ textSize: size }))
    dispatchEvent(new StorageEvent('storage', { key: 'view' }))
  }, textSize)
  await expect(page.locator('html')).toHaveAttribute('data-text-size', textSize)
}

/** What sticks out of a screen of 320 px, whether it makes the page scroll or is cut off. */
const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && (left < -0.5 || right > clientWidth + 0.5) && element.checkVisibility()
    })
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : []),
      ...wide.map((element) => element.outerHTML.slice(0, 120)),
    ]
  })

/** A bar opens the same panels on every screen that has it: they are opened where it is `met` first in this size of text. */
async function expectFits(page: Page, screen: string, textSize: string, met: Set<string>): Promise<void> {
  // What measures itself follows a new size a frame later.
  await expect.poll(() => sticksOut(page), `${screen}, ${textSize} text`).toEqual([])
  const closed = page.getByRole('banner').getByRole('button', { expanded: false })
  const names = await closed.evaluateAll((buttons) => buttons.map((button) => button.ariaLabel ?? button.textContent))
  const bar = [textSize, ...names].join()
  if (met.has(bar)) return
  met.add(bar)
  for (const panel of names) {
    await page.getByRole('banner').getByRole('button', { name: panel }).click()
    await expect(closed).toHaveCount(names.length - 1)
    await expect(page.getByRole('banner').getByRole('status')).toHaveCount(0)
    await expect.poll(() => sticksOut(page), `${screen}, ${textSize} text, ${panel}`).toEqual([])
    await page.keyboard.press('Escape')
  }
}

/** With normal and with larger text; afterwards the screen is as it was. */
async function expectFitsSmallScreen(page: Page, screen: string, met: Set<string>): Promise<void> {
  const usual = page.viewportSize()
  if (!usual) throw new Error('The page has no size.')
  await page.setViewportSize({ width: 320, height: 640 })
  for (const textSize of ['larger', 'normal'] as const) {
    await setTextSize(page, textSize)
    await expectFits(page, screen, textSize, met)
  }
  await page.setViewportSize(usual)
}

async function expectNothingOf(page: Page, canaries: Iterable<string>, said: readonly string[]): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible()
  await expect(page).toHaveURL('/login')
  const kept = [await everythingKept(page), ...said].join('\n')
  expect([...canaries].filter((canary) => kept.includes(canary))).toEqual([])
}

test('APP-01.1 APP-01.2 APP-01.3 APP-07.2 APP-09.1 APP-09.3 CALM-01.1 CALM-01.2 SES-03.1 SES-03.2 SES-03.4 SES-05 every screen is as it should be, and logging off leaves nothing of them', async ({
  page,
  patient,
  desk,
  logOff,
  context,
  request,
}) => {
  // As long as a dozen journeys, as it stands still at every screen.
  test.setTimeout(300_000)
  const someone = await patient('nothing-planned')
  const titles: string[] = []
  const met = new Set<string>()
  const foreign: string[] = []
  const canaries = new Set<string>()
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))

  const look: Look = async (screen, ...own) =>
    test.step(screen, async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.locator('h1')).toHaveCount(1)
      titles.push(await page.title())
      await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
      await expect(page.locator('[lang]:not(html)')).toHaveCount(0)
      await openCalmView(page, screen)
      foreign.push(...(await foreignTexts(page, [someone.email, ...own])).map((text) => `${screen}: ${text}`))
      await page.keyboard.press('Escape')
      await expect(panelHeading(page)).toHaveCount(0)
      await expectFitsSmallScreen(page, screen, met)
      // What is looked for afterwards is found while it is there.
      const kept = await everythingKept(page)
      expect(
        own.filter((canary) => !kept.includes(canary)),
        screen,
      ).toEqual([])
      for (const canary of own) canaries.add(canary)
    })
  await walkEveryScreen({ page, desk, look, logOff }, someone)

  expect(titles).toHaveLength(23)
  expect(new Set(titles).size).toBe(titles.length)
  expect(foreign).toEqual([])
  expect(canaries.size).toBe(20)
  await expectNothingOf(page, canaries, said)
  expect(await context.cookies()).toEqual([])
  for (let presses = 0; presses < 5; presses += 1) {
    await page.goBack()
    await expectNothingOf(page, canaries, said)
  }
  await expectHeaders(responses, request)
  // Hundreds of kilobytes that only a document is worth.
  const named = responses.map((response) => plainPath(response.url()))
  expect(named).toContain('/assets/messages-screen.js')
  expect(named.filter((path) => /pdf/i.test(path))).toEqual([])
})

test('APP-01.1 a word the clinic changes in its locales is what a patient reads', async ({ page }) => {
  await page.route('**/locales/nl/login.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as object), submit: 'Naar mijn dossier' } })
  })
  await openLogin(page)
  // From the first use on: no word changes while the page opens.
  await emailField(page).focus()
  await expect(page.getByRole('button', { name: 'Naar mijn dossier' })).toBeVisible()
  await expect(signInButton(page)).toHaveCount(0)
})
