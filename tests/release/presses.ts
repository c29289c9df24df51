import { chromium } from '@playwright/test'
import { destinations } from '#portal/navigation/destinations.ts'
import { startClinic } from '../clinic/http/server.ts'
import { browserFlags, findBrowser } from '../support/browser.ts'
import { openDesk, type RecipeName } from '../support/desk.ts'
import { freePort } from '../support/free-port.ts'
import { screenLoads, type ScreenLoad } from '../support/screen-loads.ts'
import { buildSite } from './built-site.ts'
import { product } from './judged.ts'
import { percentile } from './measure.ts'
import { measureHeap, type Heap } from './presses/memory.ts'
import { startWalk } from './presses/start-walk.ts'
import { nothingWalked, type LongTask, type Press, type Walked } from './presses/walked.ts'
import { walkFrom, type Missed } from './presses/walk-from.ts'
import type { Proof, Result } from './proof.ts'

const slower = 4
/** In ms: what nearly all presses take at most, and what each does. */
const [quick, longest] = [100, 200]
const nearlyAll = 0.98
const longTask = 50
const mostGrowth = 1.05
const told = 12
/** Pressing changes what the clinic knows, and takes other controls away before their turn: a patient of the same kind has them. */
const patientsOfAKind = 3

/** Who has what is on each screen, one after another. */
const patients: readonly RecipeName[] = [
  'everything',
  'nothing-planned',
  'new',
  'no-bsn',
  'identified',
  'general-done',
  'general-done-cluster',
]
const table = Object.values(destinations).filter(({ pattern }) => !pattern.includes(':'))
const addressesFor = (...access: readonly (typeof table)[number]['access'][]): string[] =>
  table.filter((row) => access.includes(row.access)).map(({ pattern }) => pattern)
const visitorAddresses = ['/nowhere', ...addressesFor('visitor', 'newcomer', 'everyone')]
const patientAddresses = addressesFor('patient', 'onboarded')

interface Seen {
  walked: Pick<Walked, 'presses' | 'tasks' | 'screens' | 'left' | 'alike'>
  /** What none of the patients of a kind could press. */
  missed: readonly string[]
  heap: Heap
  loads: Readonly<Record<string, ScreenLoad>>
}

const wordsOf = ({ state, controls }: Missed): string[] =>
  (controls.length === 0
    ? ['the screen itself']
    : controls.map(({ control }) => `${control.kind} ${control.name}`)
  ).map((words) => `${state.name}: ${words}`)
const pressRow = ({ screen, control, duration, work }: Press): string =>
  `| ${screen} | ${control} | ${duration} | ${work.toFixed(0)} |`
const taskRow = ({ screen, control, duration, what }: LongTask): string =>
  `| ${screen} | ${control} | ${duration.toFixed(0)} | ${what} |`
const slowestOf = <Timed extends { duration: number }>(all: readonly Timed[]): Timed[] =>
  all.toSorted((one, other) => other.duration - one.duration).slice(0, told)

export function pressFigures({ walked: { presses, tasks, screens, left, alike }, missed, heap, loads }: Seen): Result {
  const rising = presses.map(({ duration }) => duration).toSorted((one, other) => one - other)
  const most = percentile(rising, nearlyAll)
  const slowest = rising.at(-1) ?? Number.NaN
  const there = tasks.filter(({ isArrival, duration }) => !isArrival && duration > longTask)
  const arrivals = tasks.filter(({ isArrival, duration }) => isArrival && duration > longTask)
  const growth = heap.last / heap.first
  const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(2)
  return {
    passed: most <= quick && slowest <= longest && there.length === 0 && growth <= mostGrowth && missed.length === 0,
    summary: {
      amount: `${presses.length} presses, ${screens.size} screens`,
      figure: `98 % within ${most} ms, slowest ${slowest} ms`,
      limit: `${quick} and ${longest} ms`,
    },
    figures: [
      `Every control that a script finds on ${screens.size} screens and steps, pressed by pointer, and by key where that does something else, on a phone's screen with the processor ${slower} times slower; from input to the next paint, as the browser tells in steps of 8 ms, or below 16 as the page sees it. ${presses.length} presses: 98 of 100 within ${most} ms (at most ${quick}), the slowest ${slowest} ms (at most ${longest}). Not pressed: ${left.size} that leave the portal, ${alike.size} that differ from others on their screen in dates and numbers only, and what every screen's menu leads to where it was pressed before. Gone before their turn with each of ${patientsOfAKind} patients of a kind, as what was pressed changed what the clinic knows: ${missed.length} (at most none).`,
      '',
      '| screen | slowest presses | ms | work of the thread |',
      '|---|---|---|---|',
      ...slowestOf(presses).map(pressRow),
      '',
      `Tasks over ${longTask} ms once a screen stands: ${there.length} (at most none); while another screen comes: ${arrivals.length}.`,
      '',
      '| screen | longest tasks | ms | what |',
      '|---|---|---|---|',
      ...slowestOf(there).map(taskRow),
      ...slowestOf(arrivals).map(({ control, ...task }) => taskRow({ ...task, control: `${control}, another screen` })),
      '',
      `After ${heap.changes} changes of screen in a browser that compiles nothing, and with garbage collected, the heap is ${megabytes(heap.last)} MB, ${growth.toFixed(3)} × the ${megabytes(heap.first)} MB after the first round (at most ${mostGrowth}).`,
      '',
      'What the way in to each screen asks for from the dashboard, or from the sign-in page, in kB over the line: held to a budget by `npm test`.',
      '',
      '| screen | script | texts and style | requests | script that may follow |',
      '|---|---|---|---|---|',
      ...Object.entries(loads).map(
        ([screen, { script, other, requests, later }]) =>
          `| ${screen} | ${(script / 1000).toFixed(1)} | ${(other / 1000).toFixed(1)} | ${requests} | ${(later / 1000).toFixed(1)} |`,
      ),
      ...(missed.length > 0 ? ['', ...missed.slice(0, told).map((one) => `- gone before its turn: ${one}`)] : []),
    ],
  }
}

export const presses: Proof = {
  says: 'every press answers at once, on every screen',
  judges: [
    ...product,
    'tests/release/presses.ts',
    'tests/release/presses',
    'tests/support/answer-to.ts',
    'tests/support/screen-loads.ts',
  ],
  async run() {
    const [port, standInPort] = [await freePort(), await freePort()]
    const standIn = `http://127.0.0.1:${standInPort}`
    const site = await buildSite('portal-presses', port, {
      VITE_VERIFICATION_ORIGINS: standIn,
      VITE_PAYMENT_ORIGINS: standIn,
    })
    const clinic = await startClinic({
      database: { memory: true },
      port,
      standInPort,
      desk: true,
      site,
      seed: false,
      quiet: true,
    })
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags })
    // Code that is compiled as it is used more counts as heap: a quarter more after 200 changes, and nothing of it is the page's.
    const interpreting = await chromium.launch({
      executablePath: await findBrowser(),
      args: [...browserFlags, '--js-flags=--jitless --no-lazy-feedback-allocation'],
    })
    try {
      const given = { browser, origin: clinic.origin, desk: openDesk(clinic.origin), slower, walked: nothingWalked() }
      const walkAs = async (recipe: RecipeName, isSignedIn: boolean): Promise<string[]> => {
        const takes = (path: string): boolean => visitorAddresses.includes(path) !== isSignedIn
        let missed: Missed[] = []
        for (let count = 0; count < patientsOfAKind && (count === 0 || missed.length > 0); count += 1) {
          const walk = await startWalk({ ...given, recipe, takes, isSignedIn })
          missed =
            count === 0
              ? await walkFrom(walk, isSignedIn ? patientAddresses : visitorAddresses)
              : await walkFrom(walk, [], missed)
          await walk.leave()
        }
        return missed.flatMap(wordsOf)
      }
      const missed = await walkAs('nothing-planned', false)
      for (const recipe of patients) missed.push(...(await walkAs(recipe, true)))
      const walk = await startWalk({
        ...given,
        browser: interpreting,
        recipe: 'everything',
        takes: () => false,
        isSignedIn: true,
      })
      const heap = await measureHeap(
        walk,
        patientAddresses.filter((address) => !address.startsWith('/action') && !['/test', '/dummy'].includes(address)),
      )
      return pressFigures({ walked: given.walked, missed, heap, loads: screenLoads(site) })
    } finally {
      await Promise.all([browser.close(), interpreting.close()])
      await clinic.close()
    }
  },
}
