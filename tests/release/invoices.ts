import { chromium, type Page } from '@playwright/test'
import type { Invoice } from '#portal/api/contract/invoice.ts'
import { startClinic } from '../clinic/http/server.ts'
import { browserFlags, findBrowser } from '../support/browser.ts'
import { openDesk } from '../support/desk.ts'
import { freePort } from '../support/free-port.ts'
import { buildSite } from './built-site.ts'
import { product } from './judged.ts'
import { percentile } from './measure.ts'
import type { Proof, Result } from './proof.ts'
import { signInByHand } from './sign-in-by-hand.ts'
import { costOfTyping } from './typing.ts'

const slower = 4
const rounds = 7
/** How many times longer many invoices may take to be in view. */
const most = 3
/** A page that is busy for longer than this, in ms, is felt to hang. */
const felt = 50
/** Within so many ms after the last letter the list has to hold what was looked for, and nothing else. */
const soon = 1000

const amounts = { few: { invoices: 20, groups: 3 }, many: { invoices: 500, groups: 60 } } as const
type Amount = keyof typeof amounts
const names = ['few', 'many'] as const
const words = 'oktober 2026'

interface Round {
  /** From the press in the menu to the frame that shows what to pay and the first invoice, in ms. */
  opened: number
  /** What each letter of the words looked for cost the page, in ms. */
  letters: readonly number[]
  /** From the last letter to the frame that shows only what was found, in ms. */
  found: number
}

const middle = (numbers: readonly number[]): number =>
  percentile(
    numbers.toSorted((one, other) => one - other),
    0.5,
  )

/** A letter counts with the middle of its rounds, as other work on the machine hits a single one. */
const slowestLetter = (all: readonly Round[]): number =>
  Math.max(...(all[0]?.letters ?? []).map((_, at) => middle(all.map(({ letters }) => letters[at] ?? Number.NaN))))

export function invoiceFigures({
  all,
  isWhole,
}: {
  all: Readonly<Record<Amount, readonly Round[]>>
  isWhole: boolean
}): Result {
  const opened = (name: Amount): number => middle(all[name].map((round) => round.opened))
  const found = (name: Amount): number => middle(all[name].map((round) => round.found))
  const ratio = opened('many') / opened('few')
  const row = (name: Amount): string =>
    `| ${amounts[name].invoices} in ${amounts[name].groups} | ${opened(name).toFixed(0)} | ${slowestLetter(all[name]).toFixed(1)} | ${found(name).toFixed(0)} | ${Math.max(...all[name].map((round) => round.found)).toFixed(0)} |`
  return {
    passed: ratio <= most && slowestLetter(all.many) <= felt && found('many') <= soon && isWhole,
    summary: {
      amount: `${all.many.length} rounds of 500 and of 20`,
      figure: `${ratio.toFixed(2)} ×, slowest letter ${slowestLetter(all.many).toFixed(0)} ms`,
      limit: `${most} ×, ${felt} ms`,
    },
    figures: [
      `Invoices on a phone's screen with the processor ${slower} times slower, in ms, by the middle of ${all.many.length} rounds in one run, few and many in turn. In view: from the press in the menu to the frame that shows what to pay and the first invoice; many take ${ratio.toFixed(2)} times as long (at most ${most}). Slowest letter: what a letter of “${words}” costs the page at most (at most ${felt} ms: longer is felt). Found: from the last letter to the frame that shows those invoices alone (at most ${soon} ms). Afterwards all of them are in the page, and the browser's own search ${isWhole ? 'finds' : 'does not find'} the oldest.`,
      '',
      '| invoices | in view | slowest letter | found | slowest found |',
      '|---|---|---|---|---|',
      ...names.map(row),
    ],
  }
}

/** A period for each group, three months before the next; in it one invoice after another, a few of them still to be paid. */
function invoicesOf(name: Amount): {
  invoices: Invoice[]
  subtrajects: { id: number; period_start: string; period_end: string }[]
} {
  const dayAt = (daysAgo: number): string =>
    new Date(Date.UTC(2026, 10, 20) - daysAgo * 86_400_000).toISOString().slice(0, 10)
  const { invoices: count, groups } = amounts[name]
  const subtrajects = Array.from({ length: groups }, (_, at) => ({
    id: at + 1,
    period_start: dayAt(90 * at + 89),
    period_end: dayAt(90 * at),
  }))
  const invoices = Array.from({ length: count }, (_, at): Invoice => {
    const group = at % groups
    const date = dayAt(90 * group + Math.floor(at / groups) * 8)
    const [year] = date.split('-')
    const { period_start = '', period_end = '' } = subtrajects[group] ?? {}
    return {
      id: at + 1,
      invoice_id: `F${year}-${String(at + 1).padStart(5, '0')}`,
      subtraject_id: group + 1,
      period_start,
      period_end,
      date,
      due_date: dayAt(90 * group - 30),
      total: 10_000 + at,
      fully_paid: at > 2,
      paid_acc_pp: false,
      debtor_type: 'Patient',
      consults: [{ id: at + 1, type: 1 + (at % 5), date: `${date}T10:20:00+01:00` }],
      product: { code: '990004017' },
      file: null,
      payment_url_available: false,
      rebate_allowed: false,
      rebates: [],
      credit_invoices: [],
    }
  })
  return { invoices, subtrajects }
}

/** Presses the item in the menu, and tells when what to pay and the first invoice are on the screen. */
async function open(page: Page): Promise<number> {
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click()
  await page.evaluate(() => {
    const look = (pressed: number, done: (time: number) => void): void => {
      const first = document.querySelector('main section ul a')?.getBoundingClientRect()
      if (first && first.bottom > 0) requestAnimationFrame(() => done(performance.now() - pressed))
      else requestAnimationFrame(() => look(pressed, done))
    }
    const opened = new Promise<number>((resolve) => {
      addEventListener('click', () => look(performance.now(), resolve), { capture: true, once: true })
    })
    Object.assign(globalThis, { opened })
  })
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Facturen' }).click()
  return page.evaluate(() => (globalThis as unknown as { opened: Promise<number> }).opened)
}

const rowsOf = (page: Page) => page.locator('main section ul').getByRole('link')

/** Types the words, and tells what each letter cost and when the list holds what was found. */
async function find(page: Page, count: number): Promise<Pick<Round, 'letters' | 'found'>> {
  await page.getByRole('searchbox').focus()
  await page.evaluate((expected) => {
    let last = 0
    addEventListener(
      'keydown',
      () => {
        last = performance.now()
      },
      true,
    )
    const found = new Promise<number>((resolve, reject) => {
      setTimeout(() => reject(new Error(`The list never held ${expected} invoices.`)), 30_000)
      const look = (): void => {
        const said = document.querySelector('main output')?.textContent ?? ''
        if (document.querySelectorAll('main section ul a').length === expected && said.startsWith(`${expected} `))
          requestAnimationFrame(() => resolve(performance.now() - last))
        else requestAnimationFrame(look)
      }
      addEventListener('input', look, { once: true })
    })
    Object.assign(globalThis, { found })
  }, count)
  const letters = await costOfTyping(page, words)
  return { letters, found: await page.evaluate(() => (globalThis as unknown as { found: Promise<number> }).found) }
}

/** All rows come, and the browser's own search finds the oldest invoice as a patient would. */
async function findsOldest(page: Page, { invoices }: ReturnType<typeof invoicesOf>): Promise<boolean> {
  const oldest = invoices.toSorted((one, other) => one.date.localeCompare(other.date))[0]?.invoice_id ?? ''
  await page.waitForFunction(
    (count) => document.querySelectorAll('main section ul a').length === count,
    invoices.length,
  )
  return page.evaluate((number) => {
    getSelection()?.collapse(document.body, 0)
    return (globalThis as unknown as { find: (text: string) => boolean }).find(number)
  }, oldest)
}

async function measureAll(page: Page, origin: string): Promise<Parameters<typeof invoiceFigures>[0]> {
  const given = { few: invoicesOf('few'), many: invoicesOf('many') }
  let shown: Amount = 'few'
  for (const list of ['subtrajects', 'invoices'] as const)
    await page.route(`**/patientPortal/${list.slice(0, -1)}/list`, (route) =>
      route.fulfill({ json: { [list]: given[shown][list] } }),
    )
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slower })
  const all: Record<Amount, Round[]> = { few: [], many: [] }
  // The first round warms up.
  for (let round = -1; round < rounds; round += 1) {
    for (const name of names) {
      shown = name
      await page.goto(`${origin}/dashboard`)
      await page.getByRole('heading', { level: 1, name: 'Uw overzicht' }).waitFor()
      await page.waitForLoadState('networkidle')
      const opened = await open(page)
      await rowsOf(page)
        .nth(given[name].invoices.length - 1)
        .waitFor({ state: 'attached' })
      const count = given[name].invoices.filter(({ date }) => date.startsWith('2026-10')).length
      const { letters, found } = await find(page, count)
      if (round >= 0) all[name].push({ opened, letters, found })
    }
  }
  await page.getByRole('searchbox').fill('')
  return { all, isWhole: await findsOldest(page, given.many) }
}

export const invoices: Proof = {
  says: 'five hundred invoices are in view almost as soon as twenty, and one is found without a pause',
  judges: [...product, 'tests/release/invoices.ts', 'tests/release/page-site.ts'],
  async run() {
    const port = await freePort()
    const site = await buildSite('portal-invoices', port)
    const clinic = await startClinic({ database: { memory: true }, port, desk: true, site, seed: false, quiet: true })
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags })
    try {
      const desk = openDesk(clinic.origin)
      const someone = await desk.createPatient('nothing-planned')
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        serviceWorkers: 'block',
        locale: 'nl-NL',
        bypassCSP: true,
      })
      const page = await context.newPage()
      await signInByHand(page, clinic.origin, someone, () => desk.codeFor(someone.email))
      return invoiceFigures(await measureAll(page, clinic.origin))
    } finally {
      await browser.close()
      await clinic.close()
    }
  },
}
