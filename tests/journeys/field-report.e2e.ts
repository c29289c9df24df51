import type { Page } from '@playwright/test'
import type { ReceivedReport } from '#tests/clinic/field-report.ts'
import { journeyOrigin } from '../support/places.ts'
import { expect, test } from './journey.ts'
import { goByMenu } from './menu-steps.ts'
import { emailField, openLogin } from './sign-in-steps.ts'

const canary = 'Kanarie 4720'

/** Fails in every way that is reported, with the canary wherever a page can write one. */
const fail = (page: Page) => page.evaluate((words) => {
  setTimeout(() => { throw new RangeError(words) })
  setTimeout(() => { throw Object.assign(new Error(words), { name: words }) })
  void Promise.reject(new SyntaxError(words))
  dispatchEvent(new SecurityPolicyViolationEvent('securitypolicyviolation', { effectiveDirective: words, violatedDirective: words, documentURI: words, blockedURI: words, originalPolicy: words, disposition: 'enforce', statusCode: 200 }))
  document.body.append(Object.assign(new Image(), { src: `https://elders.example/${words}.png` }))
}, canary)

const postWith = (posts: readonly ReceivedReport[], kind: string) => posts.find(({ reports }) => reports.some(({ route, errors }) => route === '/invoice/:id' && kind in errors))

// The page is made to fail, so the journeys' guard does not watch it.
test('what goes wrong arrives by its kind and the pattern of its route, and nothing of the patient does', async ({ browser, patient, signIn, desk }) => {
  const someone = await patient('invoices', { name: { initials: 'Q.', first: 'Kanarie', last: 'Geelvink' } })
  const context = await browser.newContext({ baseURL: journeyOrigin, serviceWorkers: 'block' })
  const page = await context.newPage()
  await openLogin(page)
  const collector = page.waitForResponse(/\/assets\/field-report-/)
  await emailField(page).fill(canary)
  await collector
  await signIn(page, someone)
  const token = await page.evaluate(() => sessionStorage.getItem('token')) ?? ''
  await goByMenu(page, 'Berichten')
  await page.getByRole('link', { name: 'Nieuwe vraag' }).click()
  await page.getByLabel('Onderwerp').fill(canary)
  await page.getByRole('banner').getByRole('link', { name: 'Terug' }).click()
  await goByMenu(page, 'Facturen')
  await page.getByRole('main').getByRole('listitem').filter({ hasText: /Factuur F\d{4}-\d+/ }).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/invoice\/\d+$/)
  const { pathname } = new URL(page.url())
  const refused = page.waitForEvent('console', (message) => message.text().includes('elders.example'))
  await fail(page)
  await refused
  expect(postWith(await desk.fieldReports(), 'RangeError')).toBeUndefined()
  await page.goto('about:blank')

  await expect.poll(async () => postWith(await desk.fieldReports(), 'RangeError')).toBeDefined()
  const posts = await desk.fieldReports()
  const { headers = {}, reports = [] } = postWith(posts, 'RangeError') ?? {}
  expect(reports.find(({ route }) => route === '/invoice/:id')?.errors).toEqual({ 'RangeError': 1, 'SyntaxError': 1, 'Error': 1, 'unknown': 1, 'img-src foreign': 1 })
  expect(reports.map(({ route }) => route)).toEqual(expect.arrayContaining(['/login', '/new-question']))
  expect(reports.find(({ route }) => route === '/login')?.largestPaint).toBeGreaterThan(0)
  expect(Object.keys(headers)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(?:authorization|cookie|referer)$/)]))
  const arrived = JSON.stringify(posts)
  for (const secret of [canary, encodeURI(canary), someone.email, someone.password, 'Kanarie', 'Geelvink', token, pathname]) expect(arrived).not.toContain(secret)
  await context.close()
})
