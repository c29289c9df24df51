import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import common from '#locales/nl/common.json' with { type: 'json' }
import login from '#locales/nl/login.json' with { type: 'json' }
import { startBackend } from '#tests/backend/http/server.ts'
import { viewports } from '../../.storybook/modes.ts'
import type { Theme } from '../../design-system/tokens/theme.ts'
import { browserFlags, findBrowser } from './browser.ts'
import { openTestAdmin, type TestPatient, type ScenarioName } from './test-admin.ts'
import { builtPortal, journeyPort } from './ports.ts'
import { root } from './report.ts'
import { log } from './log.ts'
import { buildPortal } from './stages.ts'

const target = join(root, 'tests/catalogue/readme.png')
const gap = 24

/** A phone with a patient's eyes: Dutch, Amsterdam, and the theme the system asks for. */
async function phone(browser: Browser, origin: string, theme: Theme): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: viewports.phone,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    reducedMotion: 'reduce',
    colorScheme: theme === 'calm-dark' ? 'dark' : 'light',
  })
  return context.newPage()
}

async function take(page: Page): Promise<string> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
  await page.evaluate(async () => document.fonts.ready)
  return (await page.screenshot({ animations: 'disabled' })).toString('base64')
}

async function signIn(page: Page, patient: TestPatient, codeFor: (email: string) => Promise<string>): Promise<void> {
  await page.goto('/login')
  await page.getByLabel(login.email).fill(patient.email)
  await page.getByLabel(login.password, { exact: true }).fill(patient.password)
  await page.getByRole('button', { name: login.submit }).click()
  const code = page.getByLabel(login.verification.sms)
  await code.waitFor()
  await code.fill(await codeFor(patient.email))
  await page.getByRole('button', { name: login.verification.submit }).click()
  await page.waitForURL('**/dashboard')
}

/** The screens on the way to a new time, and the last of them for somebody who asked for the dark. */
async function visit(browser: Browser, origin: string): Promise<string[]> {
  const testAdmin = openTestAdmin(origin)
  const arrive = async (theme: Theme, scenario: ScenarioName): Promise<Page> => {
    const page = await phone(browser, origin, theme)
    await signIn(page, await testAdmin.createPatient(scenario), testAdmin.codeFor)
    return page
  }
  const visitor = await phone(browser, origin, 'standard')
  await visitor.goto('/login')
  const pictures = [await take(visitor), await take(await arrive('standard', 'planned-video'))]
  for (const theme of ['standard', 'calm-dark'] as const) {
    const page = await arrive(theme, 'nothing-planned')
    await page.goto('/appointment?type=video')
    await page.getByRole('button', { name: common.next }).click()
    await page
      .getByRole('grid')
      .getByRole('button', { name: / vrij$/ })
      .first()
      .click()
    await page.getByRole('radio').nth(1).click()
    await page.evaluate(() => scrollTo(0, 0))
    pictures.push(await take(page))
  }
  return pictures
}

/** Puts the pictures beside each other on one page and takes a picture of that. */
async function sideBySide(browser: Browser, pictures: readonly string[]): Promise<void> {
  const { width, height } = viewports.phone
  const page = await browser.newPage({
    viewport: { width: pictures.length * (width + gap) + gap, height: height + 2 * gap },
  })
  const images = pictures
    .map((picture) => `<img width="${width}" height="${height}" src="data:image/png;base64,${picture}">`)
    .join('')
  await page.setContent(
    `<style>body { display: flex; gap: ${gap}px; margin: ${gap}px; background: Gray } img { border-radius: 16px }</style>${images}`,
  )
  await page.screenshot({ path: target })
}

const [built] = await buildPortal()
if (built?.state !== 'passed') throw new Error('The portal could not be built; what went wrong stands above.')
const backend = await startBackend({
  database: { memory: true },
  port: journeyPort,
  testAdmin: true,
  site: builtPortal,
  seed: false,
  quiet: true,
})
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags })
try {
  await sideBySide(browser, await visit(browser, backend.origin))
  log(target)
} finally {
  await browser.close()
  await backend.close()
}
