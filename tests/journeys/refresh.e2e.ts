import type { Page, Request } from '@playwright/test'
import { expect, test } from './journey.ts'
import { inPage, stopClock } from './message-steps.ts'
import { goByMenu } from './menu-steps.ts'
import { callsTo, openLogin } from './sign-in-steps.ts'

const getInfo = '/patientPortal/getInfo'
const sign = {
  focus: (page: Page) => page.evaluate(() => { dispatchEvent(new Event('focus')) }),
  visible: (page: Page) => page.evaluate(() => { document.dispatchEvent(new Event('visibilitychange')) }),
  together: (page: Page) => page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'))
    dispatchEvent(new Event('focus'))
  }),
}

/** Whatever the page was about to ask has been asked once a later question of its own is answered. */
const settle = (page: Page) => page.evaluate(async () => { await (await fetch('/locales/nl/clinic.json')).text() })

async function expectCalls(page: Page, calls: readonly Request[], count: number): Promise<void> {
  await expect.poll(() => calls.length).toBe(count)
  // A question that is still open would answer the next one too.
  await Promise.all(calls.map(async (call) => (await call.response())?.finished()))
  await settle(page)
  expect(calls).toHaveLength(count)
}

test('ACC-05 API-05 patient info is asked at start with a token, by all its modules, and not at /feedback', async ({ page, patient, signIn }) => {
  const calls = callsTo(page, getInfo)
  await openLogin(page)
  await settle(page)
  expect(calls).toHaveLength(0)
  await signIn(page, await patient('nothing-planned'))
  calls.length = 0
  await page.goto('/dashboard')
  await expectCalls(page, calls, 1)
  expect(calls[0]?.postDataJSON()).toEqual({
    modules: [
      'user', 'personal', 'identificationInfo', 'identificationSession', 'insuranceInfo', 'onboardGeneralQstrInfo', 'onboardMedicalQstrInfo',
      'referrals', 'nextConsult', 'documents', 'consults', 'internal_message_threads',
    ],
  })
  calls.length = 0
  await openLogin(page, '/feedback')
  await settle(page)
  expect(calls).toHaveLength(0)
})

test('ACC-06 a new route, focus and coming into view each ask once, and focus and view together once', async ({ page, patient, signIn }) => {
  await page.clock.install()
  const calls = callsTo(page, getInfo)
  await signIn(page, await patient('nothing-planned'))
  await expectCalls(page, calls, 1)
  await goByMenu(page, 'Afspraken')
  await expectCalls(page, calls, 2)
  await goByMenu(page, 'Overzicht')
  await expectCalls(page, calls, 3)
  await page.goBack()
  await expectCalls(page, calls, 4)
  await stopClock(page)
  for (const [index, signs] of [sign.focus, sign.visible, sign.together].entries()) {
    await page.clock.runFor(5000)
    await signs(page)
    await expectCalls(page, calls, 5 + index)
  }
  // The clock has not moved since, so this still belongs to the sign before, although that one has its answer.
  await sign.focus(page)
  await settle(page)
  expect(calls).toHaveLength(7)
  await page.clock.resume()
})

test('ACC-06 a tab that goes out of sight asks nothing', async ({ page, patient, signIn }) => {
  const calls = callsTo(page, getInfo)
  await signIn(page, await patient('nothing-planned'))
  await expectCalls(page, calls, 1)
  await page.evaluate(() => { Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' }) })
  await sign.visible(page)
  await settle(page)
  expect(calls).toHaveLength(1)
})

test('ACC-06 nothing is asked while nobody is signed in', async ({ page }) => {
  const calls = callsTo(page, getInfo)
  await openLogin(page)
  await sign.together(page)
  await page.getByRole('link', { name: 'Account maken' }).click()
  await settle(page)
  expect(calls).toHaveLength(0)
})

test('ACC-06 what a refresh brings is shown', async ({ page, patient, signIn, desk, journey }) => {
  const someone = await patient('nothing-planned')
  await signIn(page, someone)
  await expect(page.getByText('U heeft geen afspraak')).toBeVisible()
  journey.expectFailure(/getInfo$/, 503)
  await desk.arm(someone.email, 'getInfo', { kind: 'status', status: 503 })
  await sign.focus(page)
  await expect(inPage(page, 'De kliniek is even niet bereikbaar. Probeer het over een paar minuten opnieuw.')).toBeVisible()
  await expect(page.getByText('U heeft geen afspraak')).toBeVisible()
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(inPage(page, 'De kliniek is even niet bereikbaar. Probeer het over een paar minuten opnieuw.')).toHaveCount(0)
})

for (const { how, act } of [
  { how: 'at start', act: (page: Page): Promise<unknown> => page.reload() },
  { how: 'at a refresh', act: (page: Page): Promise<unknown> => sign.focus(page) },
]) {
  test(`ACC-08 a 401 ${how} logs the patient out, and the login screen says so`, async ({ page, patient, signIn, desk, context, journey }) => {
    journey.expectFailure(/getInfo$/, 401)
    const someone = await patient('nothing-planned')
    await signIn(page, someone)
    await desk.endSessions(someone.email)
    await act(page)
    await expect(page).toHaveURL('/login')
    await expect(inPage(page, 'U was te lang weg. Log opnieuw in, dan gaat u verder.')).toBeVisible()
    expect(await context.cookies()).toEqual([])
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  })
}
