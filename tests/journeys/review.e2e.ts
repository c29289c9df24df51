import type { Page, Request } from '@playwright/test'
import { extended } from '../support/extended.ts'
import budget from './load-budget.json' with { type: 'json' }
import { expect, test } from './journey.ts'
import { loadsOf } from './load-steps.ts'
import { openViewPanel } from './view-steps.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

const score = (page: Page) => page.getByRole('radio', { name: 'Goed', exact: true })
const comment = (page: Page) => page.getByLabel('Wilt u er iets bij zeggen?')
const name = (page: Page) => page.getByRole('radio', { name: 'Nee, zonder mijn naam' })
const words = 'De arts <b>nam</b> de tijd.'

async function fill(page: Page): Promise<void> {
  await score(page).click()
  await comment(page).fill(words)
  await name(page).click()
  await expect(page.getByText('De arts nam de tijd.', { exact: true })).toBeVisible()
}

async function expectFilled(page: Page): Promise<void> {
  await expect(score(page)).toBeChecked()
  await expect(comment(page)).toHaveValue(words)
  await expect(name(page)).toBeChecked()
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Versturen' }).click()
  await expect(heading(page, 'Dank u wel')).toBeFocused()
}

test('REV-01.2 REV-02.1 REV-02.2 REV-05 ACC-05.3 ACC-12.6 a signed-in patient reviews with the link, which does not use their session and works once', async ({
  page,
  testAdmin,
  patient,
  signIn,
  journey,
}) => {
  const someone = await patient('reviews')
  const uuid = await testAdmin.reviewLink(someone.email, 'open')
  await signIn(page, someone)
  await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
  const requests: Request[] = []
  // From when the review's own page stands: until then the overview may still ask for something.
  page.once('framenavigated', () => page.on('request', (request) => requests.push(request)))
  await page.goto(`/feedback?uuid=${uuid}`)
  await expect(heading(page, 'Hoe was uw laatste consult?')).toBeVisible()
  await fill(page)
  await page.reload()
  await expect(page).toHaveURL(`/feedback?uuid=${uuid}`)
  await journey.assertLoaded(page)
  await expectFilled(page)
  await send(page)
  const asked = await Promise.all(
    requests.map(async (request) => ({ path: new URL(request.url()).pathname, headers: await request.allHeaders() })),
  )
  const calls = asked.filter(({ path }) => path.startsWith('/patientPortal/'))
  expect(calls.map(({ path }) => path)).toEqual(
    ['validate', 'validate', 'add'].map((last) => `/patientPortal/review/consult/${uuid}/${last}`),
  )
  // The browser reports a referrer that it does not send as empty, or not at all.
  for (const { headers } of calls)
    expect([headers.authorization, headers.cookie, headers.referer ?? '']).toEqual([undefined, undefined, ''])
  // The link goes along with nothing else that is asked for.
  expect(
    asked.filter(
      ({ path, headers }) =>
        headers.referer?.includes(uuid) || (path.includes(uuid) && !path.startsWith('/patientPortal/')),
    ),
  ).toEqual([])
  journey.expectFailure(/validate$/, 495)
  await page.reload()
  await expect(page.getByText('Deze link is ongeldig of al eerder gebruikt')).toBeVisible()
  await page.getByRole('link', { name: 'Naar inloggen' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test(
  'REV-01.1 REV-07 the review stays within its budget, loads no code of the signed-in portal, and is restored after leaving it',
  { tag: extended },
  async ({ page, atRest, testAdmin, patient }) => {
    const { email } = await patient('reviews')
    const uuid = await testAdmin.reviewLink(email, 'open')
    const loaded = await loadsOf(page)
    await page.goto(`/feedback?uuid=${uuid}`, { waitUntil: 'networkidle' })
    await fill(page)
    await openViewPanel(page)
    await expect(page.getByRole('radio', { name: 'Rustig donker' })).toBeVisible()
    await page.keyboard.press('Escape')
    await atRest()
    const { script, scripts } = await loaded()
    // All of it is one file of the page's own.
    expect([...scripts.keys()]).toEqual([expect.stringMatching(/^\/assets\/review-[\w-]{8}\.js$/)])
    expect(script).toBeLessThanOrEqual(budget.review.script)
    // Its links load another page.
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL('/login')
    await page.goBack()
    await expectFilled(page)
    await send(page)
  },
)
