import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

const signedIn = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'Uw overzicht' })).toBeVisible()
const signedOut = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible()
const tokenInSession = (page: Page) => page.evaluate(() => sessionStorage.getItem('token'))

test('SES-02.1 SES-02.2 a new tab is still signed in; without the cookie it is signed out, whatever session storage contains', async ({
  page,
  patient,
  signIn,
  context,
  journey,
}) => {
  await signIn(page, await patient('nothing-planned'))
  const tab = await context.newPage()
  await tab.goto('/')
  await signedIn(tab)
  expect(await tokenInSession(tab)).toBe(await tokenInSession(page))
  await journey.assertLoaded(page)
  await context.clearCookies()
  expect(await tokenInSession(page)).toBeTruthy()
  await page.reload()
  await signedOut(page)
  expect(await tokenInSession(page)).toBeNull()
})

test('SES-03.1 SES-03.4 SES-04 SES-05 logging off in one tab logs off the other tabs, a page restored with Back, and the session on the back end', async ({
  page,
  patient,
  signIn,
  context,
  request,
  logOff,
}) => {
  await signIn(page, await patient('planned-video'))
  const [open, left] = [await context.newPage(), await context.newPage()]
  await open.goto('/appointments')
  await expect(open.getByRole('heading', { level: 1, name: 'Afspraken' })).toBeVisible()
  await left.goto('/dashboard')
  await signedIn(left)
  await left.goto('about:blank')
  const token = await tokenInSession(page)
  await logOff(page)
  for (const tab of [page, open]) {
    await expect(tab).toHaveURL('/login')
    await signedOut(tab)
    await expect(tab.getByText('U bent uitgelogd.')).toBeVisible()
    expect(await tokenInSession(tab)).toBeNull()
  }
  await left.goBack()
  await signedOut(left)
  await expect(left.getByRole('button', { name: /^Afzeggen: / })).toHaveCount(0)
  // The back end ended the session, so a copy of the token is invalid.
  await expect
    .poll(async () =>
      (
        await request.post('/patientPortal/getEmployees', { headers: { Authorization: `Token ${token}` }, data: {} })
      ).status(),
    )
    .toBe(401)
})
