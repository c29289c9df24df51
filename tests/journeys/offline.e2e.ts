import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { routes, fillPattern } from '#portal/navigation/route-table.ts'
import { screenVisits } from '#portal/stories/screen-visits.ts'
import { root } from '../support/report.ts'
import { extended } from '../support/extended.ts'
import { chooseMode, startBooking, step } from './booking-steps.ts'
import { expect, test } from './journey.ts'
import { goByMenu } from './menu-steps.ts'
import { inPage, notLoaded } from './message-steps.ts'
import { openLogin } from './sign-in-steps.ts'
import { everythingCached, untilServed } from './worker-steps.ts'

test.use({ serviceWorkers: 'allow' })

/** A text of the locales. */
const textAt = (namespace: string, key: string): string =>
  key
    .split('.')
    .reduce<unknown>(
      (group, part) => (group as Record<string, unknown>)[part],
      JSON.parse(readFileSync(join(root, `locales/nl/${namespace}.json`), 'utf8')),
    ) as string

const heading = (name: string) => ({ level: 1, name }) as const

test(
  'PWA-06.1 PWA-06.2 offline, every screen of a patient opens, shows a message, and loads by itself when online again',
  { tag: extended },
  async ({ page, context, patient, signIn, journey, request }) => {
    journey.expectFailure(/getInfo$/, 'no answer')
    // The overview asks for the names at once, not after what they are names of.
    journey.expectFailure(/getEmployees$/, 'no answer')
    for (const own of [
      /thread\/get$/,
      /document\/get$/,
      /invoice\/(?:list|\d+)$/,
      /subtraject\/list$/,
      /assets\/pdf-engine-[^/]+\.js$/,
    ])
      journey.expectFailure(own, 'no answer')
    await signIn(page, await patient('planned-video'))
    await untilServed(page)
    const policy = (await request.get('/')).headers()['content-security-policy']
    await context.setOffline(true)
    for (const [name, { by, heading: ready, title: own, ids }] of Object.entries(screenVisits)) {
      if (by === 'visitor' || !own || name === 'askBsn') continue
      const [namespace, key] = own
      const address = fillPattern(routes[name as keyof typeof screenVisits].pattern, ids ?? {})
      const title = textAt(namespace, key)
      const response = await page.goto(address)
      expect(response?.fromServiceWorker(), address).toBe(true)
      await expect(
        page.getByRole('heading', heading(title)).or(page.getByRole('heading', { level: 1, name: ready })),
        address,
      ).toBeVisible()
      await expect(inPage(page, notLoaded), address).toBeVisible()
      await expect(page.getByRole('main').getByRole('button', { name: 'Opnieuw proberen' }), address).toBeVisible()
      expect(response?.headers()['content-security-policy'], address).toBe(policy)
    }
    // What needs nothing of the clinic.
    await page.goto('/action/askbsn')
    await expect(page.getByText('Er is geen internet.')).toBeVisible()
    await page.goto('/dummy')
    await expect(page.getByRole('heading', heading('Er ging iets mis'))).toBeVisible()
    await page.goto('/')
    await expect(page.getByRole('heading', heading('Uw overzicht'))).toBeVisible()
    await page.goto('/appointments')
    await expect(inPage(page, notLoaded)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('button', { name: /^Verzetten: / })).toBeVisible()
    await expect(inPage(page, notLoaded)).toHaveCount(0)
  },
)

test('PWA-06.1 PWA-06.2 an offline reload in the middle of a task stays at the same step', async ({
  page,
  context,
  atRest,
  patient,
  signIn,
  journey,
}) => {
  journey.expectFailure(/getInfo$/, 'no answer')
  await signIn(page, await patient('nothing-planned'))
  await untilServed(page)
  await startBooking(page)
  await chooseMode(page, 'Via video')
  await atRest()
  await context.setOffline(true)
  await page.reload()
  await expect(inPage(page, notLoaded)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', heading(step.time))).toBeVisible()
  await expect(page.getByRole('grid')).toBeVisible()
})

test(
  'PWA-06.1 PWA-06.2 an offline visitor gets the sign-in screen and the review screen, with a message about the connection',
  { tag: extended },
  async ({ page, context, journey }) => {
    journey.expectFailure(/validate$/, 'no answer')
    await page.goto('/login')
    await untilServed(page)
    await context.setOffline(true)
    await page.goto('/feedback?uuid=0')
    await expect(page.getByRole('heading', heading('Uw mening over het consult'))).toBeVisible()
    await expect(inPage(page, notLoaded)).toBeVisible()
    for (const [address, title] of Object.entries({
      '/login': 'Inloggen',
      '/register': 'Account maken',
      '/bestaat-niet': 'Deze pagina bestaat niet',
    })) {
      await page.goto(address)
      await expect(page.getByRole('heading', heading(title))).toBeVisible()
      await expect(page.getByText('Er is geen internet.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible()
    }
    await context.setOffline(false)
    await expect(page.getByText('U heeft weer internet. U kunt verder.')).toBeAttached()
  },
)

test('PWA-06.3 PWA-06.4 after signing in and opening every list, the caches contain only files of the build', async ({
  page,
  patient,
  signIn,
  request,
}) => {
  await openLogin(page)
  // From the first call on the worker is asked.
  await untilServed(page)
  await signIn(page, await patient('invoices'))
  for (const list of ['Afspraken', 'Berichten', 'Recepten', 'Brieven', 'Facturen']) {
    await goByMenu(page, list)
    await expect(page.getByRole('heading', heading(list))).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  }
  await page.getByRole('main').getByRole('listitem').filter({ hasText: 'Achterstallig' }).getByRole('link').click()
  await expect(page.getByRole('button', { name: 'Nu betalen' })).toBeVisible()
  const listed = [...(await (await request.get('/sw.js')).text()).matchAll(/"url":"([^"]+)"/g)].map(
    ([, url]) => `/${url}`,
  )
  const cached = await everythingCached(page)
  expect(cached.toSorted((a, b) => a.localeCompare(b))).toEqual(listed.toSorted((a, b) => a.localeCompare(b)))
  expect(cached.length).toBeGreaterThan(20)
  // A document and a new password need the clinic: what reads or judges one is fetched where it is used.
  expect(cached.filter((path) => /pdf-|easily-guessed/.test(path))).toEqual([])
  expect(
    cached.filter(
      (path) =>
        !/^\/(?:assets\/[\w-]+\.(?:js|css|svg|woff2)|locales\/nl\/[\w-]+\.json|(?:index|login|feedback)\.html|pages\/\w+\.html|manifest\.json)$/.test(
          path,
        ),
    ),
  ).toEqual([])
})

test(
  'PWA-06.3 a file of the sign-in page that fails to load does not prevent the service worker',
  { tag: extended },
  async ({ page, journey }) => {
    journey.expectFailure(/\/assets\/sign-in-.*\.js$/, 'no answer')
    await page.route('**/assets/sign-in-*.js', (route) => route.abort())
    await openLogin(page)
    await untilServed(page)
  },
)

test(
  'PWA-06.3 a visitor who does nothing has the service worker after half a minute',
  { tag: extended },
  async ({ page }) => {
    await page.clock.install()
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible()
    const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    // What reads the clock may come after the page itself: each look is half a minute later.
    await expect
      .poll(async () => {
        await page.clock.runFor(30_000)
        return workers()
      })
      .toBe(1)
  },
)
