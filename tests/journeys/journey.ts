import { test as base, expect, type BrowserContext, type Page, type Request } from '@playwright/test'
import login from '#locales/nl/login.json' with { type: 'json' }
import {
  openTestAdmin,
  type TestAdmin,
  type TestPatient,
  type PatientOrder,
  type ScenarioName,
} from '../support/test-admin.ts'
import { journeyOrigin } from '../support/ports.ts'
import { Guard, type FailedWith } from './guard.ts'
import { pressLogOff } from './menu-steps.ts'

export { expect }
export type { TestPatient }

/** What a journey may ask of its guard. */
export interface Journey {
  /** Allows a call to fail with this status; a failure that does not come fails the journey. */
  expectFailure: (path: RegExp, failedWith: FailedWith) => void
  /** Checks the accessibility of the current page: each screen once, as Storybook checks its states. */
  checkAxe: (page: Page) => Promise<void>
  /** Waits until the screen has arrived. */
  assertLoaded: (page: Page) => Promise<void>
  /** Lets the journey go on at a site that the portal leads to. */
  allowOrigin: (origin: string) => void
  /** Guards a second browser context, such as another device. */
  watch: (context: BrowserContext) => Promise<void>
}

interface Fixtures {
  /** Waits until every page has asked what it has to ask, and has its answers. */
  atRest: () => Promise<void>
  testAdmin: TestAdmin
  journey: Journey
  /** A new invented patient, alone in a clinic unless set otherwise. */
  patient: (scenario: ScenarioName, overrides?: Omit<PatientOrder, 'state'>) => Promise<TestPatient>
  /**
   * Signs in and waits for the dashboard or the screen asked for. A tab that shows a screen goes through it, as a patient
   * does; an empty tab gets the session of a patient who signed in before, as most journeys are not about signing in.
   */
  signIn: (page: Page, patient: TestPatient) => Promise<void>
  /** Logs off by the menu, once nothing is asked any more: a call under way would meet the end of its session. */
  logOff: (page: Page) => Promise<void>
}

async function untilLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(async () => document.fonts.ready)
}

async function signInThroughScreens(page: Page, testAdmin: TestAdmin, { email, password }: TestPatient): Promise<void> {
  if (!new URL(page.url()).pathname.startsWith('/login')) await page.goto('/login')
  // The form was drawn in advance; what is typed before the portal has taken it over may be lost.
  await expect(page).toHaveTitle(/ – /)
  await page.getByLabel(login.email).fill(email)
  await page.getByLabel(login.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: login.submit }).click()
  const code = page.getByLabel(new RegExp(`^(${login.verification.sms}|${login.verification.otp})`))
  await expect(code).toBeVisible()
  await code.fill(await testAdmin.codeFor(email))
  await page.getByRole('button', { name: login.verification.submit }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

/** Both steps of signing in as calls, then the cookie that a new tab finds. */
async function startSignedIn(page: Page, testAdmin: TestAdmin, { email, password }: TestPatient): Promise<void> {
  const headers = {
    Authorization: `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`,
    'Content-Type': 'application/json',
  }
  await fetch(`${journeyOrigin}/auth/login`, { headers })
  const smsCode = await testAdmin.codeFor(email)
  const answer = await fetch(`${journeyOrigin}/auth/login2Factor`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ smsCode }),
  })
  const { authToken } = (await answer.json()) as { authToken: string }
  await page
    .context()
    .addCookies([{ name: 'token', value: authToken, url: journeyOrigin, sameSite: 'Strict', secure: true }])
  await page.goto('/dashboard')
}

export const test = base.extend<Fixtures>({
  atRest: async ({ context }, use) => {
    const underWay = new Set<Request>()
    context.on('request', (request) => underWay.add(request))
    context.on('requestfinished', (request) => underWay.delete(request))
    context.on('requestfailed', (request) => underWay.delete(request))
    await use(() =>
      expect
        .poll(async () => {
          // What was just drawn may be about to ask, and does so before anything in the background has its turn.
          await Promise.all(
            context
              .pages()
              .map((page) => page.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }))),
          )
          return [...underWay].map((request) => request.url())
        })
        .toEqual([]),
    )
  },

  testAdmin: async ({ baseURL, atRest }, use) => {
    const testAdmin = openTestAdmin(baseURL ?? journeyOrigin)
    await use({
      ...testAdmin,
      // A call that is still to come would meet the end in place of the one that the journey is about.
      endSessions: async (email) => {
        await atRest()
        return testAdmin.endSessions(email)
      },
    })
  },

  journey: [
    async ({ context }, use) => {
      const guard = new Guard(journeyOrigin)
      await guard.watch(context)
      await use({
        expectFailure: (path, failedWith) => guard.expectFailure(path, failedWith),
        checkAxe: async (target) => guard.checkAxe(target),
        allowOrigin: (origin) => guard.allowOrigin(origin),
        assertLoaded: untilLoaded,
        watch: async (other) => guard.watch(other),
      })
      expect(guard.problems(), 'what the browser reported during the journey').toEqual([])
    },
    { auto: true },
  ],

  patient: async ({ testAdmin }, use) => use((scenario, overrides) => testAdmin.createPatient(scenario, overrides)),

  signIn: async ({ testAdmin }, use) =>
    use(async (page, patient) => {
      if (page.url() === 'about:blank') await startSignedIn(page, testAdmin, patient)
      else await signInThroughScreens(page, testAdmin, patient)
      await untilLoaded(page)
    }),

  logOff: async ({ atRest }, use) =>
    use(async (page) => {
      await atRest()
      await pressLogOff(page)
    }),
})
