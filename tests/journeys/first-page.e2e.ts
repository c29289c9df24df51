import type { Page } from '@playwright/test'
import { themes } from '../../design-system/tokens/theme.ts'
import { extended } from '../support/extended.ts'
import budget from './load-budget.json' with { type: 'json' }
import { hold } from './browser-steps.ts'
import { startDeployment } from './deploy-steps.ts'
import { expect, test } from './journey.ts'
import { fetched, loadsOf } from './load-steps.ts'
import { codeField, emailField, passwordField, sendCode, signInButton } from './sign-in-steps.ts'
import { restButton } from './view-steps.ts'
import { untilServed } from './worker-steps.ts'

const holdScripts = (page: Page) => hold(page, '**/assets/*.{js,css}')

const heard = (page: Page) => page.getByText('Bezig met laden…')

test(
  'LOGIN-01 input and a press before hydration are preserved, and the press is replayed after it',
  { tag: extended },
  async ({ page, patient, testAdmin }) => {
    const someone = await patient('nothing-planned')
    const letGo = await holdScripts(page)
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible()
    await emailField(page).pressSequentially(someone.email)
    await page.keyboard.press('Enter')
    await expect(heard(page)).toBeVisible()
    // Who types on has changed their mind.
    await passwordField(page).pressSequentially(someone.password)
    await expect(heard(page)).toBeHidden()
    // The button is disabled, as the page was drawn when its fields were empty.
    await signInButton(page).click({ force: true })
    await expect(heard(page)).toBeVisible()
    expect(new URL(page.url()).search).toBe('')
    letGo()
    await expect(codeField(page)).toBeVisible()
    await expect(heard(page)).toBeHidden()
    await sendCode(page, await testAdmin.codeFor(someone.email))
    await expect(page).toHaveURL('/dashboard')
  },
)

test(
  'LOGIN-01 before hydration a press by keyboard counts, and a page that is rendered again preserves the input',
  { tag: extended },
  async ({ page }) => {
    await page.goto('/login')
    // An entry with a state of its own may stand for another page than the one that was drawn in advance.
    await page.evaluate(() => history.replaceState({ message: 'Welkom terug.' }, ''))
    const letGo = await holdScripts(page)
    await page.reload()
    await emailField(page).pressSequentially('emma@voorbeeld.nl')
    await passwordField(page).pressSequentially('Half-getypt')
    letGo()
    await expect(signInButton(page)).toBeEnabled()
    await expect(emailField(page)).toHaveValue('emma@voorbeeld.nl')
    await expect(passwordField(page)).toHaveValue('Half-getypt')
    await expect(passwordField(page)).toBeFocused()
    const letGoAgain = await holdScripts(page)
    await page.reload()
    await restButton(page).press('Enter')
    await expect(heard(page)).toBeVisible()
    letGoAgain()
    await expect(restButton(page)).toHaveAttribute('aria-pressed', 'true')
  },
)

test(
  'ACC-12.1 going forward before hydration opens the route of the new address',
  { tag: extended },
  async ({ page }) => {
    const letGo = await holdScripts(page)
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible()
    // As Forward does after a reload: to another entry of the same document.
    await page.evaluate(() => history.pushState({}, '', '/appointments'))
    letGo()
    await expect(page).toHaveURL('/login')
    await expect(emailField(page)).toBeEditable()
    expect(await page.evaluate(() => history.state as unknown)).toMatchObject({ returnTo: '/appointments' })
  },
)

for (const theme of themes) {
  test(
    `CALM-01.1 the prerendered pages look the same in ${theme} before and after hydration`,
    { tag: extended },
    async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('view', JSON.stringify({ theme: chosen })), theme)
      // A review says meanwhile that it is loading.
      for (const [address, shown] of [
        ['/login', page.locator('body')],
        ['/feedback?uuid=0', page.getByRole('banner')],
      ] as const) {
        const letGo = await holdScripts(page)
        await page.route('**/validate', () => undefined)
        await page.goto(address, { waitUntil: 'commit' })
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const before = await shown.screenshot()
        letGo()
        await expect(page).toHaveTitle(/ – /)
        expect((await shown.screenshot()).equals(before), address).toBe(true)
      }
    },
  )
}

test(
  'nothing on a prerendered page shifts during hydration, whatever the state of its link',
  { tag: extended },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      userAgent:
        'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    })
    const page = await context.newPage()
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, {
            shift:
              (window as unknown as { shift: number }).shift + (entry as PerformanceEntry & { value: number }).value,
          })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const [address, shown] of [
      ['/login', 'Zet het portaal op uw beginscherm'],
      ['/feedback?uuid=0', 'Deze link is ongeldig of al eerder gebruikt'],
      ['/feedback', 'Deze link is ongeldig of al eerder gebruikt'],
    ] as const) {
      await page.goto(address, { waitUntil: 'networkidle' })
      await expect(page.getByText(shown)).toBeVisible()
      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift), address).toBe(0)
    }
    await context.close()
  },
)

test(
  'REV-01 a press before hydration of a review is replayed after it',
  { tag: extended },
  async ({ page, testAdmin, patient }) => {
    const uuid = await testAdmin.reviewLink((await patient('reviews')).email, 'open')
    const letGo = await holdScripts(page)
    await page.goto(`/feedback?uuid=${uuid}`, { waitUntil: 'commit' })
    await restButton(page).press('Enter')
    await expect(heard(page)).toBeVisible()
    letGo()
    await expect(restButton(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('radio', { name: 'Goed', exact: true })).toBeVisible()
  },
)

test('the first page and the page after signing in stay within their budget', async ({ page, patient, testAdmin }) => {
  const someone = await patient('planned-video')
  const loaded = await loadsOf(page)
  await page.goto('/login', { waitUntil: 'networkidle' })
  await expect(page).toHaveTitle(/ – /)
  const first = await loaded()
  expect(first.requests.length, first.requests.join()).toBeLessThanOrEqual(budget.firstPage.requests)
  expect(first.page).toBeLessThanOrEqual(budget.firstPage.page)
  // Field reports are on in this build, and off in the one that ships: what captures errors from the start is counted with them.
  expect(first.script).toBeLessThanOrEqual(budget.firstPage.script + budget.fieldReport.capture)
  const reportScript = fetched(page, 'field-report')
  await emailField(page).fill(someone.email)
  await passwordField(page).fill(someone.password)
  // Fetched while the code is typed: whoever is slow waits for nothing, and whoever is not, for this.
  const patientScript = fetched(page, 'patient')
  await signInButton(page).click()
  await expect(codeField(page)).toBeVisible()
  await patientScript
  await reportScript
  const signingIn = await loaded()
  expect(signingIn.script).toBeLessThanOrEqual(budget.signingIn.script)
  const [, fieldReport = 0] = [...signingIn.scripts].find(([path]) => path.startsWith('/assets/field-report-')) ?? []
  // With the tenth of it that stands in the first page, a kilobyte.
  expect(fieldReport).toBeGreaterThan(0)
  expect(fieldReport).toBeLessThanOrEqual(budget.fieldReport.script)
  const signedIn = page.waitForResponse(/login2Factor$/)
  await sendCode(page, await testAdmin.codeFor(someone.email))
  await signedIn
  await loaded()
  await expect(page.getByRole('button', { name: /^Verzetten of afzeggen: / })).toBeVisible()
  const overview = await loaded()
  expect(overview.requests.length, overview.requests.join()).toBeLessThanOrEqual(budget.overview.requests)
  expect(overview.script).toBeLessThanOrEqual(budget.overview.script)
})

test(
  'reopened, the first page sends no request, and using it requests only changed texts',
  { tag: extended },
  async ({ browser }) => {
    const deployment = await startDeployment()
    await deployment.deploy(1)
    const context = await browser.newContext({ baseURL: deployment.origin, serviceWorkers: 'allow' })
    const first = await context.newPage()
    await first.goto('/login')
    await untilServed(first)
    await first.waitForLoadState('networkidle')
    await first.close()
    /** Less the browser's own look for a newer worker. */
    const asked = () => deployment.asked().filter((path) => path !== '/sw.js')
    expect(asked()).toContain('/login')
    const page = await context.newPage()
    await page.goto('/login', { waitUntil: 'networkidle' })
    await expect(page).toHaveTitle(/ – /)
    expect(asked()).toEqual([])
    const [signIn, last] = [fetched(page, 'sign-in'), fetched(page, 'form')]
    await emailField(page).fill('emma@voorbeeld.nl')
    expect((await (await signIn).response())?.fromServiceWorker()).toBe(true)
    await last
    const texts = ['clinic', 'common', 'login'].map((name) => `/locales/nl/${name}.json`)
    const used: string[] = []
    await expect
      .poll(() => {
        used.push(...asked())
        return used.toSorted()
      })
      .toEqual(texts)
    await context.close()
    await deployment.close()
  },
)
