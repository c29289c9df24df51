import type { Page } from '@playwright/test'
import type { ReceivedReport } from '#tests/backend/field-report.ts'
import { journeyOrigin } from '../support/ports.ts'
import { expect, test } from './journey.ts'
import { fetched } from './load-steps.ts'
import { goByMenu } from './menu-steps.ts'
import { emailField, openLogin } from './sign-in-steps.ts'

const canary = 'Kanarie 4720'

/** Causes every kind of reported error, with the canary wherever a page can write it; waits until all are reported. */
const fail = (page: Page) =>
  page.evaluate(async (words) => {
    const { promise: reported, resolve } = Promise.withResolvers<void>()
    let toCome = 4
    const hear = ({ isTrusted }: Event): void => {
      if (isTrusted) toCome -= 1
      if (toCome === 0) resolve()
    }
    for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation']) addEventListener(type, hear)
    setTimeout(() => {
      throw new RangeError(words)
    })
    setTimeout(() => {
      throw Object.assign(new Error(words), { name: words })
    })
    void Promise.reject(new SyntaxError(words))
    dispatchEvent(
      new SecurityPolicyViolationEvent('securitypolicyviolation', {
        effectiveDirective: words,
        violatedDirective: words,
        documentURI: words,
        blockedURI: words,
        originalPolicy: words,
        disposition: 'enforce',
        statusCode: 200,
      }),
    )
    document.body.append(Object.assign(new Image(), { src: `https://elders.example/${words}.png` }))
    await reported
  }, canary)

const allKinds = { RangeError: 1, SyntaxError: 1, Error: 1, unknown: 1, 'img-src foreign': 1 }

/** The post with what `fail` did at a route. */
const postOf = (posts: readonly ReceivedReport[], at: string) =>
  posts.find(({ reports }) => reports.some(({ route, errors }) => route === at && 'RangeError' in errors))

// The page is made to fail, so the journeys' guard does not watch it.
test('an error is reported with its kind and the pattern of its route, and without any patient data', async ({
  browser,
  patient,
  signIn,
  testAdmin,
}) => {
  const someone = await patient('invoices', { name: { initials: 'Q.', first: 'Kanarie', last: 'Geelvink' } })
  const context = await browser.newContext({ baseURL: journeyOrigin, serviceWorkers: 'block' })
  const page = await context.newPage()
  await openLogin(page)
  const collector = fetched(page, 'field-report')
  await emailField(page).fill(canary)
  await collector
  await signIn(page, someone)
  const token = (await page.evaluate(() => sessionStorage.getItem('token'))) ?? ''
  await goByMenu(page, 'Berichten')
  await page.getByRole('link', { name: 'Nieuwe vraag' }).click()
  await page.getByLabel('Onderwerp').fill(canary)
  await page.getByRole('banner').getByRole('link', { name: 'Terug' }).click()
  await goByMenu(page, 'Facturen')
  await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /Factuur F\d{4}-\d+/ })
    .first()
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(/\/invoice\/\d+$/)
  const { pathname } = new URL(page.url())
  await fail(page)
  const uuid = await testAdmin.reviewLink((await patient('reviews')).email, 'open')
  await page.goto(`/feedback?uuid=${uuid}`)
  await page.getByLabel('Wilt u er iets bij zeggen?').fill(canary)
  await fail(page)
  await page.goto('about:blank')

  // Two pages sent them, and nothing says whose comes first.
  await expect
    .poll(async () => {
      const posts = await testAdmin.fieldReports()
      return ['/feedback', '/invoice/:id'].map((at) => postOf(posts, at) !== undefined)
    })
    .toEqual([true, true])
  const posts = await testAdmin.fieldReports()
  expect(postOf(posts, '/feedback')?.reports).toEqual([
    expect.objectContaining({ route: '/feedback', errors: allKinds }),
  ])
  const { headers = {}, reports = [] } = postOf(posts, '/invoice/:id') ?? {}
  expect(reports.find(({ route }) => route === '/invoice/:id')?.errors).toEqual(allKinds)
  expect(reports.find(({ route }) => route === '/login')?.largestPaint).toBeGreaterThan(0)
  expect(Object.keys(headers)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(?:authorization|cookie|referer)$/)]),
  )
  const arrived = JSON.stringify(posts)
  for (const secret of [
    canary,
    encodeURI(canary),
    someone.email,
    someone.password,
    'Kanarie',
    'Geelvink',
    token,
    pathname,
    uuid,
  ])
    expect(arrived).not.toContain(secret)
  await context.close()
})
