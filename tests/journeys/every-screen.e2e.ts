import { readFileSync } from 'node:fs'
import type { Page, Response } from '@playwright/test'
import { pathTo, routes, matchRoute } from '#portal/navigation/route-table.ts'
import { screenVisits, type Visitor } from '#portal/stories/screen-visits.ts'
import { extended } from '../support/extended.ts'
import { expectHeaders } from './header-steps.ts'
import { expect, test, type Journey } from './journey.ts'
import { plainPath } from './load-steps.ts'
import { chooseMode, chooseTimeAndGoOn } from './booking-steps.ts'
import { codeField, emailField, openLogin, openVerify, passwordField, signInButton } from './sign-in-steps.ts'
import { everythingKept } from './storage-steps.ts'
import { foreignTexts } from './text-steps.ts'
import { openViewPanel, restButton, viewPanel } from './view-steps.ts'

type ScreenName = keyof typeof screenVisits

const letter = readFileSync(new URL('../../design-system/pdf-frame/samples/one-page.pdf', import.meta.url))
const screensOf = (visitor: Visitor): ScreenName[] =>
  (Object.keys(screenVisits) as ScreenName[]).filter((name) => screenVisits[name].by === visitor)
const hasId = (name: ScreenName): boolean => routes[name].pattern.includes(':')

/** Rest is one tap away, and so are all choices. */
async function expectCalmView(page: Page): Promise<void> {
  await expect(restButton(page)).toHaveAttribute('aria-pressed', 'false')
  await openViewPanel(page)
  await expect(viewPanel(page)).toBeVisible()
  for (const theme of ['Standaard', 'Rustig licht', 'Rustig donker'])
    await expect(page.getByRole('radio', { name: theme })).toBeVisible()
  for (const size of ['Normaal', 'Groot', 'Groter'])
    await expect(page.getByRole('radio', { name: size, exact: true })).toBeVisible()
}

/** Judges the screens that it is shown, and remembers what of the patient stood on them. */
class Visit {
  /** Texts of this patient, which nothing may keep once they are gone. */
  readonly canaries = new Set<string>()
  private readonly titles: string[] = []
  private readonly page: Page
  private readonly journey: Journey
  /** Texts of the patient's that any screen may show. */
  private readonly known: readonly string[]

  constructor(page: Page, journey: Journey, known: readonly string[]) {
    this.page = page
    this.journey = journey
    this.known = known
  }

  /** What the clinic says about a patient is in no locale. */
  async look(name: string, canaries: readonly string[] = [], hasClinicTexts = false): Promise<void> {
    await test.step(name, async () => {
      const { page } = this
      await this.journey.assertLoaded(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.locator('h1')).toHaveCount(1)
      this.titles.push(await page.title())
      await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
      await expect(page.locator('[lang]:not(html)')).toHaveCount(0)
      await this.journey.checkAxe(page)
      await expectCalmView(page)
      if (!hasClinicTexts) expect(await foreignTexts(page, [...this.known, ...canaries])).toEqual([])
      await page.keyboard.press('Escape')
      await expect(viewPanel(page)).toHaveCount(0)
      // What is looked for afterwards is found while it is there.
      await expect
        .poll(async () => {
          const kept = await everythingKept(page)
          return canaries.filter((canary) => !kept.includes(canary))
        }, name)
        .toEqual([])
      for (const canary of canaries) this.canaries.add(canary)
    })
  }

  /** Opens a screen by deep link and again by a reload, and types in it. */
  async open(name: ScreenName, address: string, hasClinicTexts = false): Promise<void> {
    const { page } = this
    const { heading, field } = screenVisits[name]
    await page.goto(address)
    const title = page.getByRole('heading', { level: 1, name: heading })
    await expect(title, address).toBeVisible()
    await page.reload()
    await expect(title, address).toBeVisible()
    await expect(page).toHaveURL(address)
    const typed = `kanarie.${name}@voorbeeld.test`
    if (field) await page.getByLabel(field, { exact: true }).fill(typed)
    await this.look(name, field ? [typed] : [], hasClinicTexts)
  }

  expectOwnTitles(): void {
    expect(new Set(this.titles).size).toBe(this.titles.length)
  }
}

async function expectNothingOf(page: Page, canaries: Iterable<string>, logged: readonly string[]): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Inloggen' })).toBeVisible()
  await expect(page).toHaveURL('/login')
  const kept = [await everythingKept(page), ...logged].join('\n')
  expect([...canaries].filter((canary) => kept.includes(canary))).toEqual([])
}

/** Nothing that was typed or shown is left after logging off, nor after Back. */
async function expectNothingLeft(page: Page, canaries: ReadonlySet<string>, logged: readonly string[]): Promise<void> {
  expect(canaries.size).toBeGreaterThan(1)
  await expectNothingOf(page, canaries, logged)
  expect(await page.context().cookies()).toEqual([])
  // Before the first page stands the empty page of a new tab.
  const before = (await page.evaluate(() => history.length)) - 2
  expect(before).toBeGreaterThan(2)
  for (let presses = 0; presses < Math.min(5, before); presses += 1) {
    await page.goBack()
    await expectNothingOf(page, canaries, logged)
  }
}

function logOf(page: Page): string[] {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  return logged
}

const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('token') ?? '')

test(
  'ACC-01.1 ACC-12.1 APP-01.1 APP-01.2 APP-01.3 APP-09.1 APP-09.3 CALM-01.1 CALM-01.2 a visitor opens every public screen by deep link and after a reload',
  { tag: extended },
  async ({ page, patient, journey, testAdmin }) => {
    const someone = await patient('nothing-planned')
    const visit = new Visit(page, journey, [someone.email])
    await page.goto('/bestaat-niet')
    await expect(page.getByRole('heading', { level: 1, name: 'Deze pagina bestaat niet' })).toBeVisible()
    await visit.look('not found')
    for (const name of screensOf('visitor')) await visit.open(name, routes[name].pattern)
    await openVerify(page, someone)
    await codeField(page).fill('471147')
    await visit.look('verification', [someone.email, '471147'])
    const uuid = await testAdmin.reviewLink((await patient('reviews')).email, 'open')
    await page.goto(`/feedback?uuid=${uuid}`)
    await page.getByLabel('Wilt u er iets bij zeggen?').fill('Kanarie in de mening')
    await visit.look('review', ['Kanarie in de mening'])
    await openLogin(page)
    await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
    await emailField(page).fill('kanarie.vergeten@voorbeeld.test')
    await visit.look('forgotten password', ['kanarie.vergeten@voorbeeld.test'])
    visit.expectOwnTitles()
  },
)

for (const [visitor, scenario, ids] of [
  ['new', 'new', ''],
  ['general-started', 'general-started', 'ACC-12.5 GEN-14.2 '],
  ['medical-started', 'medical-started', 'ACC-12.5 MED-13.3 '],
  ['onboarded', 'nothing-planned', ''],
] as const) {
  test(
    `${ids}ACC-12.1 APP-01.1 APP-01.2 APP-01.3 APP-09.1 APP-09.3 CALM-01.1 CALM-01.2 SES-03.1 SES-03.2 SES-03.4 SES-05 ${visitor}: every screen opens by deep link and after a reload, and logging off leaves no trace of it`,
    { tag: visitor === 'onboarded' ? [] : extended },
    async ({ page, patient, signIn, logOff, journey, request }) => {
      test.slow()
      const someone = await patient(scenario)
      const responses = new Map<string, Response>()
      page.on('response', (response) => responses.set(response.url(), response))
      const logged = logOf(page)
      const visit = new Visit(page, journey, [someone.email])
      await openLogin(page)
      await emailField(page).fill(someone.email)
      await passwordField(page).fill(someone.password)
      await expect(signInButton(page)).toBeEnabled()
      await visit.look('sign-in form', [someone.email, someone.password])
      await signIn(page, someone)
      visit.canaries.add(await tokenOf(page))
      for (const name of screensOf(visitor).filter((screen) => !hasId(screen)))
        await visit.open(name, routes[name].pattern)
      if (visitor === 'onboarded') await bookUpToLastStep(page, visit)
      visit.expectOwnTitles()
      await page.goto(routes.dashboard.pattern)
      await logOff(page)
      await expectNothingLeft(page, visit.canaries, logged)
      await expectHeaders([...responses.values()], request)
      // Hundreds of kilobytes that only a document is worth.
      const named = [...responses.keys()].map(plainPath)
      expect(named.filter((path) => /pdf/i.test(path))).toEqual([])
    },
  )
}

/** The chosen time stands in the history. */
async function bookUpToLastStep(page: Page, visit: Visit): Promise<void> {
  await page.goto(pathTo('booking'))
  await chooseMode(page, 'Via video')
  await visit.look('booking, step 2')
  await chooseTimeAndGoOn(page)
  const { wizard } = await page.evaluate(() => history.state as { wizard: { slot: { startDT: string } } })
  await visit.look('booking, step 3', [wizard.slot.startDT])
}

test(
  'ACC-12.2 ACC-12.3 ACC-12.4 APP-01.3 APP-09.1 APP-09.3 CALM-01.1 SES-03.2 SES-03.4 SES-05 onboarded: every screen with an id in its address opens from its list, by deep link and after a reload, and logging off leaves no trace of it',
  { tag: extended },
  async ({ page, patient, testAdmin, signIn, logOff, atRest, journey }) => {
    test.slow()
    const logged = logOf(page)
    const subject = 'Vraag over medicijn'
    await signIn(
      page,
      await patient('nothing-planned', {
        threads: [{ subject, count_unread: 0 }],
        documents: [
          { category: 'PRESCRIPT', description: 'Sumatriptan 50 mg' },
          { category: 'GP_LETTER', description: 'Brief aan de huisarts' },
        ],
        invoices: [12_345],
      }),
    )
    const visit = new Visit(page, journey, [])
    const addresses = new Map<ScreenName, string>()
    /** Remembers the first link to each screen that the page shows. */
    async function followLinks(): Promise<void> {
      await atRest()
      const links = await page.getByRole('main').getByRole('link').all()
      for (const href of await Promise.all(links.map((link) => link.getAttribute('href')))) {
        const name = matchRoute(href ?? '')?.name as ScreenName | undefined
        if (name && !addresses.has(name)) addresses.set(name, href ?? '')
      }
    }
    for (const name of screensOf('onboarded').filter((screen) => !hasId(screen))) {
      await page.goto(routes[name].pattern)
      await followLinks()
    }
    const threadId = matchRoute(addresses.get('question') ?? '')?.parameters['id'] ?? 0
    const attachments = [{ filename: 'schema.pdf', data: letter.toString('base64'), description: '' }]
    await testAdmin.reply({ threadId, content: 'Kanarie in het antwoord', attachments })
    for (const name of screensOf('onboarded').filter(hasId)) {
      await visit.open(name, addresses.get(name) ?? `no link to ${name}`, true)
      await followLinks()
    }
    visit.expectOwnTitles()
    for (const canary of [subject, 'Kanarie in het antwoord', 'Sumatriptan 50 mg', await tokenOf(page)])
      visit.canaries.add(canary)
    await page.goto(routes.dashboard.pattern)
    await logOff(page)
    await expectNothingLeft(page, visit.canaries, logged)
  },
)

test(
  'APP-01.1 a text that the clinic changes in its locales is shown to the patient',
  { tag: extended },
  async ({ page }) => {
    await page.route('**/locales/nl/login.json', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...((await response.json()) as object), submit: 'Naar mijn dossier' } })
    })
    await openLogin(page)
    // From the first use on: no word changes while the page opens.
    await emailField(page).focus()
    await expect(page.getByRole('button', { name: 'Naar mijn dossier' })).toBeVisible()
    await expect(signInButton(page)).toHaveCount(0)
  },
)
