import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { extended } from '../support/extended.ts'
import { startDeployment, type Deployment } from './deploy-steps.ts'
import { Guard } from './guard.ts'
import { emailField, openLogin, passwordField } from './sign-in-steps.ts'
import { untilServed } from './worker-steps.ts'

/** A visitor of a server whose version changes; no call of the clinic is made on the way. */
const test = base.extend<{ deployment: Deployment; visitor: { page: Page; context: BrowserContext; guard: Guard } }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern, and this one needs nothing.
  deployment: async ({}, use) => {
    const deployment = await startDeployment()
    await deployment.deploy(1)
    await use(deployment)
    await deployment.close()
  },
  visitor: async ({ browser, deployment }, use) => {
    const context = await browser.newContext({ baseURL: deployment.origin, serviceWorkers: 'allow' })
    const guard = new Guard(deployment.origin)
    await guard.watch(context)
    const page = await context.newPage()
    await use({ page, context, guard })
    expect(guard.problems()).toEqual([])
    await context.close()
  },
})

/** A version is kept whole before it opens, which a busy machine takes its time for; in ms. */
const whole = 20_000
const expectVersion = (page: Page, version: number) =>
  expect(page.locator('meta[name=version]')).toHaveAttribute('content', String(version), { timeout: whole })
const notice = (page: Page) => page.getByText('Er is een nieuwe versie')
/** The browser looks for a newer version when the page comes back into view, as it does by itself once a day. */
const comeBack = (page: Page) =>
  page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })

/** Waits until the newest of so many versions has kept its files. */
async function untilReady(page: Page, versions: number): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const { installing, waiting } = await navigator.serviceWorker.ready
          return { kept: (await caches.keys()).length, installing: installing !== null, waiting: waiting?.state }
        }),
      { timeout: whole },
    )
    .toEqual({ kept: versions, installing: false, waiting: 'installed' })
}

/** Counts how often this page is loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  return () => loads
}

test('PWA-05.1 PWA-05.2 a new version loads at once where nothing is typed, and only once', async ({
  deployment,
  visitor: { page },
}) => {
  await openLogin(page)
  await untilServed(page)
  const loads = countLoads(page)
  await deployment.deploy(2)
  await comeBack(page)
  await expectVersion(page, 2)
  await expect(page.getByRole('heading', { name: 'Inloggen' })).toBeVisible()
  await comeBack(page)
  await untilServed(page)
  await expect.poll(loads).toBe(1)
})

test('PWA-05.3 a patient who is typing loses nothing, however many versions are deployed: the newest loads at the next navigation', async ({
  deployment,
  visitor: { page },
}) => {
  await openLogin(page)
  await untilServed(page)
  const loads = countLoads(page)
  await emailField(page).fill('emma@voorbeeld.nl')
  await passwordField(page).pressSequentially('Zomer-2026!')
  for (const next of [2, 3]) {
    await deployment.deploy(next)
    await comeBack(page)
    await untilReady(page, next)
  }
  await expect(notice(page)).toBeVisible()
  await expect(emailField(page)).toHaveValue('emma@voorbeeld.nl')
  await expect(passwordField(page)).toHaveValue('Zomer-2026!')
  expect(loads()).toBe(0)
  await page.getByRole('link', { name: 'Account maken' }).click()
  await expectVersion(page, 3)
  await expect(page.getByRole('heading', { name: 'Account maken' })).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
  await expect.poll(loads).toBe(1)
})

test(
  'PWA-05.3 a tab keeps what is typed when another tab activates a new version',
  { tag: extended },
  async ({ deployment, visitor: { page, context } }) => {
    await openLogin(page)
    await untilServed(page)
    await emailField(page).fill('emma@voorbeeld.nl')
    await deployment.deploy(2)
    const other = await context.newPage()
    await openLogin(other)
    await expectVersion(other, 2)
    await expect(notice(page)).toBeVisible()
    await expect(emailField(page)).toHaveValue('emma@voorbeeld.nl')
    await expectVersion(page, 1)
  },
)

test(
  'PWA-05.2 ERR-09.3 without a service worker, a tab that requests a deleted script loads the new version by itself',
  { tag: extended },
  async ({ browser, deployment }) => {
    const context = await browser.newContext({ baseURL: deployment.origin, serviceWorkers: 'block' })
    const page = await context.newPage()
    await openLogin(page)
    await deployment.deploy(2)
    const loads = countLoads(page)
    await page.getByRole('link', { name: 'Account maken' }).click()
    await expect(page.getByRole('heading', { name: 'Account maken' })).toBeVisible()
    await expectVersion(page, 2)
    await expect.poll(loads).toBe(1)
    await context.close()
  },
)
