import type { Page, Request } from '@playwright/test'
import { journeyOrigin } from '../support/ports.ts'
import { hold } from './browser-steps.ts'
import { expect, test } from './journey.ts'
import { pressLogOff } from './menu-steps.ts'

/** Paths of what the clinic is asked from now on. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request: Request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === journeyOrigin && pathname.startsWith('/patientPortal/')) calls.push(pathname)
  })
  return calls
}

const scripts = '**/assets/*.js'
const firstCalls = ['/patientPortal/getEmployees', '/patientPortal/getInfo']
const frame = (page: Page) => page.getByRole('heading', { level: 1, name: 'Uw overzicht' })

test('a screen opened with a session shows its frame and sends its requests before any script runs, each once', async ({
  page,
  patient,
  signIn,
}) => {
  await signIn(page, await patient('planned-video'))
  const letGo = await hold(page, scripts)
  const calls = callsOf(page)
  const answers = Promise.all(firstCalls.map((path) => page.waitForResponse(`**${path}`)))
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await expect(frame(page)).toBeVisible()
  await expect(page).toHaveTitle(/^Uw overzicht – /)
  await answers
  letGo()
  await expect(page.getByRole('button', { name: /^Verzetten of afzeggen: / })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(calls.filter((path) => firstCalls.includes(path)).toSorted()).toEqual(firstCalls)
  expect(await page.evaluate(() => globalThis.earlyCalls)).toEqual([])
})

test('SES-02 without a session a screen shows no frame, sends no request, and leads to signing in', async ({
  page,
}) => {
  const letGo = await hold(page, scripts)
  const calls = callsOf(page)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await expect(page).toHaveTitle(/^Uw overzicht – /)
  await expect(page.locator('#main')).toBeHidden()
  letGo()
  await expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible()
  expect(calls).toEqual([])
})

test('SES-03 a page whose scripts have not loaded shows nothing of a patient who logs off in another tab', async ({
  page,
  patient,
  signIn,
  context,
}) => {
  await signIn(page, await patient('planned-video'))
  const left = await context.newPage()
  const letGo = await hold(left, scripts)
  const answer = left.waitForResponse('**/patientPortal/getInfo')
  await left.goto('/dashboard', { waitUntil: 'commit' })
  await answer
  // Not once all is at rest: the other page is not.
  await pressLogOff(page)
  letGo()
  await expect(left.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible()
  expect(await left.evaluate(() => globalThis.earlyCalls)).toEqual([])
})
