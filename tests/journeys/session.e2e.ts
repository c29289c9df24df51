import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { goByMenu, logOff } from './menu-steps.ts'
import { emailField, openLogin, sendCode, sendCredentials } from './sign-in-steps.ts'
import { everythingKept } from './storage-steps.ts'

const thirtyDays = 30 * 24 * 60 * 60
const signedIn = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'Uw overzicht' })).toBeVisible()
const signedOut = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible()
const tokenInSession = (page: Page) => page.evaluate(() => sessionStorage.getItem('token'))

test('SES-01 the token stands in session storage and in a strict, secure cookie for 30 days', async ({ page, patient, desk, context, journey }) => {
  const someone = await patient('nothing-planned')
  await openLogin(page)
  await sendCredentials(page, someone)
  const answered = page.waitForResponse('**/auth/login2Factor')
  const before = Date.now() / 1000
  await expect(page.getByRole('textbox', { name: 'Code uit de sms' })).toBeVisible()
  await sendCode(page, await desk.codeFor(someone.email))
  const { authToken } = await (await answered).json() as { authToken: string }
  await signedIn(page)
  const cookies = await context.cookies()
  expect(cookies).toEqual([expect.objectContaining({ name: 'token', value: authToken, path: '/', secure: true, sameSite: 'Strict' })])
  const { expires = 0 } = cookies[0] ?? {}
  expect(expires).toBeGreaterThanOrEqual(Math.floor(before) + thirtyDays)
  expect(expires).toBeLessThanOrEqual(Math.ceil(Date.now() / 1000) + thirtyDays)
  expect(await tokenInSession(page)).toBe(authToken)
  await journey.assertLoaded(page)
})

test('SES-02 a new tab is still signed in', async ({ page, patient, signIn, context, journey }) => {
  await signIn(page, await patient('nothing-planned'))
  const tab = await context.newPage()
  await tab.goto('/')
  await signedIn(tab)
  expect(await tokenInSession(tab)).toBe(await tokenInSession(page))
  await journey.assertLoaded(page)
})

test('SES-02 without the cookie nobody is signed in, whatever session storage says', async ({ page, patient, signIn, context }) => {
  await signIn(page, await patient('nothing-planned'))
  await context.clearCookies()
  expect(await tokenInSession(page)).toBeTruthy()
  await page.reload()
  await signedOut(page)
  expect(await tokenInSession(page)).toBeNull()
})

/** What only this patient's own pages hold: when their consult is, and their token. */
async function canariesOf(page: Page): Promise<string[]> {
  const cancel = await page.getByRole('button', { name: /^Afzeggen: / }).getAttribute('aria-label')
  const canaries = [cancel?.replace('Afzeggen: ', ''), await tokenInSession(page)].filter((text) => text !== undefined && text !== null)
  expect(canaries).toHaveLength(2)
  // What is looked for afterwards is found while it is there.
  const kept = await everythingKept(page)
  for (const canary of canaries) expect(kept).toContain(canary)
  return canaries
}

async function expectNothingOf(page: Page, canaries: readonly string[]): Promise<void> {
  const kept = await everythingKept(page)
  for (const canary of canaries) expect(kept).not.toContain(canary)
}

test('SES-03 SES-05 logging off leaves nothing of the patient behind, and Back shows nothing', async ({ page, patient, signIn, context }) => {
  const someone = await patient('planned-video')
  // Through the screens: Back then has the login screen behind it, and not an empty tab.
  await page.goto('/login')
  await signIn(page, someone)
  await page.goto('/appointments')
  await expect(page.getByRole('heading', { level: 1, name: 'Afspraken' })).toBeVisible()
  await goByMenu(page, 'Overzicht')
  await signedIn(page)
  const canaries = [...await canariesOf(page), someone.email]
  await logOff(page)
  await expect(page).toHaveURL('/login')
  await signedOut(page)
  expect(await context.cookies()).toEqual([])
  expect(await tokenInSession(page)).toBeNull()
  await expectNothingOf(page, canaries)
  for (let presses = 0; presses < 3; presses += 1) {
    await page.goBack()
    await signedOut(page)
    await expect(page).toHaveURL('/login')
    await expectNothingOf(page, canaries)
  }
})

test('SES-05 a page that is opened again by Back after another tab logged off shows the login screen', async ({ page, patient, signIn, context }) => {
  await signIn(page, await patient('planned-video'))
  const other = await context.newPage()
  await other.goto('/dashboard')
  await signedIn(other)
  await page.goto('about:blank')
  await logOff(other)
  await signedOut(other)
  await page.goBack()
  await signedOut(page)
  await expect(page.getByRole('button', { name: /^Afzeggen: / })).toHaveCount(0)
})

test('SES-03 the next patient on the same page sees nothing of the one before, not even when their own data fails', async ({ page, patient, signIn, desk, journey }) => {
  journey.expectFailure(/getInfo$/, 500)
  const [first, second] = [await patient('planned-video'), await patient('nothing-planned')]
  await signIn(page, first)
  const canaries = await canariesOf(page)
  await expect(page.getByRole('main')).toContainText('Volgende afspraak')
  await logOff(page)
  await expect(emailField(page)).toHaveValue('')
  await desk.arm(second.email, 'getInfo', { kind: 'status', status: 500 })
  await signIn(page, second)
  await expect(page.getByRole('main').getByText('Onbekende fout.')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('Volgende afspraak')
  await expectNothingOf(page, canaries)
})

test('SES-04 logging off in one tab logs off the others', async ({ page, patient, signIn, context }) => {
  await signIn(page, await patient('planned-video'))
  const others = await Promise.all([context.newPage(), context.newPage()])
  await Promise.all(others.map((other) => other.goto('/appointments')))
  for (const other of others) await expect(other.getByRole('heading', { level: 1, name: 'Afspraken' })).toBeVisible()
  await logOff(page)
  for (const tab of [page, ...others]) {
    await expect(tab).toHaveURL('/login')
    await signedOut(tab)
    await expect(tab.getByText('U bent uitgelogd.')).toBeVisible()
    expect(await tokenInSession(tab)).toBeNull()
  }
})
