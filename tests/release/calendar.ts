import { chromium, type CDPSession, type Page } from '@playwright/test'
import { consultCategory, consultType, type Slots } from '#portal/api/contract/consult.ts'
import { dayKey, noonOf } from '#portal/rules/clinic-time.ts'
import { startClinic } from '../clinic/http/server.ts'
import { browserFlags, findBrowser } from '../support/browser.ts'
import { openDesk } from '../support/desk.ts'
import { freePort } from '../support/free-port.ts'
import { buildSite } from './built-site.ts'
import { product } from './judged.ts'
import { percentile } from './measure.ts'
import type { Proof, Result } from './proof.ts'
import { signInByHand } from './sign-in-by-hand.ts'

/** A frame at 60 a second, in ms. */
const frame = 1000 / 60
const slower = 4
const rounds = 11
const turns = 9
const [manyDays, timesADay] = [365, 40]

const names = ['empty', 'full'] as const
type Name = (typeof names)[number]

interface Round {
  /** What the script of the page takes from the press that opens the calendar until it stands, its times known. */
  opened: number
  /** The same of the calendar alone: from the list of days to the weeks, on the same step. */
  unfolded: number
  /** The same of each five weeks that are turned to. */
  turned: readonly number[]
  /** The same of opening the step after it, which has no calendar. */
  confirmed: number
}

const middle = (numbers: readonly number[]): number =>
  percentile(
    numbers.toSorted((one, other) => one - other),
    0.5,
  )

/** Five weeks count with the middle of its rounds, as other work on the machine hits a single one. */
const slowestMonth = (all: readonly Round[]): number =>
  Math.max(...(all[0]?.turned ?? []).map((_, at) => middle(all.map(({ turned }) => turned[at] ?? Number.NaN))))

export function calendarFigures(all: Readonly<Record<Name, readonly Round[]>>): Result {
  const opening = (name: Name, step: 'opened' | 'unfolded' | 'confirmed'): number =>
    middle(all[name].map((round) => round[step]))
  const more = opening('full', 'opened') - opening('empty', 'opened')
  const row = (name: Name, what: string): string =>
    `| ${what} | ${opening(name, 'unfolded').toFixed(1)} | ${opening(name, 'opened').toFixed(1)} | ${opening(name, 'confirmed').toFixed(1)} | ${middle(all[name].flatMap(({ turned }) => turned)).toFixed(1)} | ${slowestMonth(all[name]).toFixed(1)} | ${Math.max(...all[name].flatMap(({ turned }) => turned)).toFixed(1)} |`
  return {
    passed:
      opening('full', 'unfolded') <= frame &&
      slowestMonth(all.full) <= frame &&
      more <= frame &&
      opening('full', 'opened') - opening('full', 'confirmed') <= frame,
    summary: {
      amount: `${manyDays} × ${timesADay} times, ${turns} turns`,
      figure: `slowest turn ${slowestMonth(all.full).toFixed(1)} ms`,
      limit: `${frame.toFixed(1)} ms`,
    },
    figures: [
      `What the script of a phone's page takes, in ms, with the processor ${slower} times slower: opening the calendar where its step shows the list of days, opening step 2 of booking, which is the calendar and all around it, with its times known, and turning ${turns} times by keyboard, five weeks each. A year of ${manyDays} days with ${timesADay} times each, beside one whose weeks are empty; both in turn, ${all.full.length} rounds in one run. The calendar, and each turn by the middle of its rounds, have to fit in a frame of ${frame.toFixed(1)} ms; opening the step with all those times takes ${more.toFixed(1)} ms more than without (at most a frame), and at most a frame more than any step costs: step 3 has no calendar.`,
      '',
      '| calendar | opening | opening step 2 | opening step 3 | a turn | slowest turn | longest in any round |',
      '|---|---|---|---|---|---|---|',
      row('empty', 'empty weeks'),
      row('full', `${manyDays} × ${timesADay}`),
    ],
  }
}

/** So many times on each of so many days from the clinic's tomorrow, a quarter of an hour after each other. */
function slotsFor(days: number, times: number): Slots {
  const noon = noonOf(dayKey(new Date())).getTime()
  const offered = Array.from({ length: days }, (_, ahead) => {
    const day = new Date(noon + (ahead + 1) * 86_400_000).toISOString().slice(0, 10)
    return [
      day.replaceAll('-', ''),
      Array.from({ length: times }, (__, at) => ({
        startDT: new Date(Date.parse(`${day}T08:00:00Z`) + at * 900_000).toISOString().replace('.000Z', '+00:00'),
        avId: ahead + 1,
        typeId: consultType.followUpVideo,
      })),
    ] as const
  })
  return { [String(consultCategory.followUp)]: Object.fromEntries(offered) }
}

async function scripted(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN)
}

const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      }),
  )

/** What a press of the button in focus costs. The key comes from the browser itself, which waits for all that follows at once; what follows later is counted until it is drawn. */
async function press(page: Page, session: CDPSession, untilDrawn: boolean): Promise<number> {
  await drawn(page)
  const before = await scripted(session)
  await page.keyboard.press('Enter')
  if (untilDrawn) await drawn(page)
  return (await scripted(session)) - before
}

async function measureRound(page: Page, session: CDPSession, origin: string): Promise<Round> {
  // From elsewhere: the same address again would be a reload, which keeps the step.
  await page.goto(`${origin}/dashboard`)
  await page.goto(`${origin}/appointment?type=video`)
  const next = page.getByRole('button', { name: 'Volgende', exact: true })
  const firstStep = page.getByRole('heading', { level: 1, name: /^Stap 1 van 3/ })
  await firstStep.waitFor()
  await next.click()
  await page.getByRole('grid').waitFor()
  await page.waitForLoadState('networkidle')
  // Once more, with the answer of the clinic at hand: its reading is no part of the calendar.
  await page.getByRole('button', { name: 'Terug' }).click()
  await firstStep.waitFor()
  await next.focus()
  const opened = await press(page, session, true)
  await page.getByRole('grid').waitFor()
  await page.getByRole('button', { name: 'Volgende weken' }).focus()
  const turned = []
  for (let turn = 0; turn < turns; turn += 1) turned.push(await press(page, session, false))
  await page.getByRole('button', { name: 'Toon de dagen als lijst' }).focus()
  await press(page, session, true)
  await page.getByRole('button', { name: 'Toon de dagen als kalender' }).focus()
  const unfolded = await press(page, session, false)
  await page.getByRole('grid').waitFor()
  await page.getByRole('group', { name: 'Eerste vrije tijden' }).getByRole('button').first().focus()
  const confirmed = await press(page, session, true)
  await page.getByRole('heading', { level: 1, name: /^Stap 3 van 3/ }).waitFor()
  return { opened, unfolded, turned, confirmed }
}

export const calendar: Proof = {
  says: 'a calendar of a year full of times opens and turns like an empty one',
  judges: [...product, 'tests/release/calendar.ts', 'tests/release/page-site.ts'],
  async run() {
    const port = await freePort()
    const site = await buildSite('portal-calendar', port, { VITE_SLOT_DAYS: String(manyDays) })
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
      const given: Readonly<Record<Name, Slots>> = { empty: slotsFor(1, 1), full: slotsFor(manyDays, timesADay) }
      let shown: Name = 'empty'
      await page.route('**/patientPortal/getSlots', (route) => route.fulfill({ json: { slots: given[shown] } }))
      const session = await context.newCDPSession(page)
      await session.send('Performance.enable')
      await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
      const all: Record<Name, Round[]> = { empty: [], full: [] }
      // The first round warms up.
      for (let round = -1; round < rounds; round += 1) {
        for (const name of names) {
          shown = name
          const measured = await measureRound(page, session, clinic.origin)
          if (round >= 0) all[name].push(measured)
        }
      }
      return calendarFigures(all)
    } finally {
      await browser.close()
      await clinic.close()
    }
  },
}
