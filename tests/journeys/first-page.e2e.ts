import type { Page } from '@playwright/test'
import budget from './first-page-budget.json' with { type: 'json' }
import { startDeployment } from './deploy-steps.ts'
import { expect, test } from './journey.ts'
import { loadsOf } from './load-steps.ts'
import { codeField, emailField, passwordField, sendCode, signInButton } from './sign-in-steps.ts'
import { untilServed } from './worker-steps.ts'

/** Holds scripts back until they are let go. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: letGo, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await letGo
    await route.continue()
  })
  return resolve
}

test('LOGIN-01 what is typed before the script has come stays, and nothing is sent by then', async ({ page, patient, desk }) => {
  const someone = await patient('nothing-planned')
  const letGo = await holdScripts(page)
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible()
  await emailField(page).pressSequentially(someone.email)
  await page.keyboard.press('Tab')
  await expect(passwordField(page)).toBeFocused()
  await page.keyboard.type(someone.password)
  await page.keyboard.press('Enter')
  expect(new URL(page.url()).search).toBe('')
  letGo()
  await expect(signInButton(page)).toBeEnabled()
  await expect(emailField(page)).toHaveValue(someone.email)
  await expect(passwordField(page)).toHaveValue(someone.password)
  await expect(passwordField(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(codeField(page)).toBeVisible()
  await sendCode(page, await desk.codeFor(someone.email))
  await expect(page).toHaveURL('/dashboard')
})

test('the first page and the one after signing in stay within their budget', async ({ page, patient, desk }) => {
  const someone = await patient('planned-video')
  const loaded = await loadsOf(page)
  await page.goto('/login', { waitUntil: 'networkidle' })
  await expect(page).toHaveTitle(/ – /)
  const first = loaded()
  expect(first.requests.length, first.requests.join()).toBeLessThanOrEqual(budget.firstPage.requests)
  expect(first.page).toBeLessThanOrEqual(budget.firstPage.page)
  // Field reports are on in this build, and off in the one that ships: what captures errors from the start is counted with them.
  expect(first.script).toBeLessThanOrEqual(budget.firstPage.script + budget.fieldReport.capture)
  const fetched = (name: string) => page.waitForEvent('requestfinished', (request) => new URL(request.url()).pathname.startsWith(`/assets/${name}-`))
  const reportScript = fetched('field-report')
  await emailField(page).fill(someone.email)
  await passwordField(page).fill(someone.password)
  // Fetched while the code is typed: whoever is slow waits for nothing, and whoever is not, for this.
  const patientScript = fetched('patient')
  await signInButton(page).click()
  await expect(codeField(page)).toBeVisible()
  await patientScript
  await reportScript
  const signingIn = loaded()
  expect(signingIn.script).toBeLessThanOrEqual(budget.signingIn.script)
  const [, fieldReport = 0] = [...signingIn.scripts].find(([path]) => path.startsWith('/assets/field-report-')) ?? []
  // With the tenth of it that stands in the first page, a kilobyte.
  expect(fieldReport).toBeGreaterThan(0)
  expect(fieldReport).toBeLessThanOrEqual(budget.fieldReport.script)
  const signedIn = page.waitForResponse(/login2Factor$/)
  await sendCode(page, await desk.codeFor(someone.email))
  await signedIn
  loaded()
  await expect(page.getByRole('button', { name: /^Afzeggen: / })).toBeVisible()
  const overview = loaded()
  expect(overview.requests.length, overview.requests.join()).toBeLessThanOrEqual(budget.overview.requests)
  expect(overview.script).toBeLessThanOrEqual(budget.overview.script)
})

test('opened again, the first page asks nothing of the network, and its use asks for changed words only', async ({ browser }) => {
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
  const verifyForm = page.waitForResponse(/\/assets\/verify-form-/)
  await emailField(page).fill('emma@voorbeeld.nl')
  expect((await verifyForm).fromServiceWorker()).toBe(true)
  await page.waitForLoadState('networkidle')
  expect(asked().filter((path) => !path.startsWith('/locales/'))).toEqual([])
  await context.close()
  await deployment.close()
})
