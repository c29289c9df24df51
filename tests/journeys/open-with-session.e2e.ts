import type { Page } from '@playwright/test'
import budget from './load-budget.json' with { type: 'json' }
import { extended } from '../support/extended.ts'
import { journeyOrigin } from '../support/ports.ts'
import { startDeployment } from './deploy-steps.ts'
import { expect, test } from './journey.ts'
import { fetched, plainPath } from './load-steps.ts'
import { codeField, sendCredentials } from './sign-in-steps.ts'
import { untilServed } from './worker-steps.ts'

const appointment = (page: Page) => page.getByRole('button', { name: /^Verzetten of afzeggen: / })

/** The paths of what the page asks for from now on, calls aside. */
function pathsOf(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const path = plainPath(request.url())
    if (!path.startsWith('/patientPortal/')) paths.push(path)
  })
  return paths
}

/** Holds back what the first screen shows of the patient, until it is let go. */
async function holdContent(page: Page): Promise<() => void> {
  const { promise: letGo, resolve } = Promise.withResolvers<void>()
  await page.route('**/getInfo', async (route) => {
    await letGo
    await route.fallback()
  })
  return resolve
}

test('a screen opened with a session loads what it shows, each file once, and the rest after its content', async ({
  page,
  patient,
  signIn,
}) => {
  // The last thing that a page loads by itself.
  const report = fetched(page, 'field-report')
  await signIn(page, await patient('planned-video'))
  await report
  const letGo = await holdContent(page)
  const paths = pathsOf(page)
  const [names, texts] = [page.waitForResponse(/getEmployees$/), page.waitForResponse(/nl\/appointment\.json$/)]
  await page.reload()
  await Promise.all([names, texts])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const first = [...paths]
  expect(first.length, first.join()).toBeLessThanOrEqual(budget.openWithSession.requests)
  expect(first.filter((path) => /(?:sign-in|form|install-offer)\.js$/.test(path))).toEqual([])
  // Each text once, and none as a script.
  expect(first.filter((path) => /dashboard\.js$|appointment\.js$|^\/locales\//.test(path)).toSorted()).toEqual([
    '/locales/nl/appointment.json',
    '/locales/nl/dashboard.json',
  ])
  const last = fetched(page, 'form')
  const refreshed = page.waitForResponse(/nl\/common\.json$/)
  letGo()
  await expect(appointment(page)).toBeVisible()
  await Promise.all([last, refreshed])
  // Those in the page's own script may have changed since it was built; the others have just come.
  expect(
    paths
      .filter((path) => path.startsWith('/locales/'))
      .slice(2)
      .toSorted(),
  ).toEqual(['/locales/nl/clinic.json', '/locales/nl/common.json', '/locales/nl/login.json'])
  expect(paths.filter((path) => path.endsWith('/sign-in.js'))).toEqual([])
})

test(
  'LOGIN-01 after a log-off, the files for signing in are on the device',
  { tag: extended },
  async ({ page, patient, signIn, logOff }) => {
    const someone = await patient('planned-video')
    await signIn(page, someone)
    await expect(appointment(page)).toBeVisible()
    const signInScript = fetched(page, 'sign-in')
    await logOff(page)
    await signInScript
    await page.route('**/assets/*.js', (route) => route.abort())
    await sendCredentials(page, someone)
    await expect(codeField(page)).toBeVisible()
  },
)

test(
  'a screen reopened with a session needs no network before its content',
  { tag: extended },
  async ({ page: elsewhere, browser, patient, signIn }) => {
    const deployment = await startDeployment()
    await deployment.deploy(1)
    const context = await browser.newContext({ baseURL: deployment.origin, serviceWorkers: 'allow' })
    const page = await context.newPage()
    await page.goto('/login')
    await untilServed(page)
    await signIn(elsewhere, await patient('planned-video'))
    await context.addCookies(await elsewhere.context().cookies())
    // The clinic lets in its own portal only.
    await page.route(`${journeyOrigin}/**`, async (route) => {
      const response = await route.fetch()
      const headers = { ...response.headers(), 'access-control-allow-origin': deployment.origin }
      await route.fulfill({ response, headers })
    })
    const letGo = await holdContent(page)
    const [names, texts] = [page.waitForResponse(/getEmployees$/), page.waitForResponse(/nl\/appointment\.json$/)]
    await page.waitForLoadState('networkidle')
    deployment.asked()
    await page.goto('/dashboard')
    await Promise.all([names, texts])
    expect(deployment.asked()).toEqual([])
    letGo()
    await expect(appointment(page)).toBeVisible()
    await context.close()
    await deployment.close()
  },
)
