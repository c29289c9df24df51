import { chromium, type Browser } from '@playwright/test'
import { routes } from '#portal/navigation/route-table.ts'
import { reportPath } from '../backend/field-report.ts'
import { startBackend, type RunningBackend } from '../backend/http/server.ts'
import { signOutPath } from '../backend/sign-out-path.ts'
import { browserFlags, findFastBrowser } from '../support/browser.ts'
import { openTestAdmin } from '../support/test-admin.ts'
import { freePort } from '../support/free-port.ts'
import { log } from '../support/log.ts'
import { failureOf, runMonkeyTest, type MonkeyRun } from '../monkey-test/run.ts'
import { buildSite } from './built-site.ts'
import { faultResult, type Check } from './check.ts'

const size = { seeds: 20, actions: 2000, atOnce: 4 }
/** Screens and writes without which a run proves little. */
const mustSee = Object.keys(routes).filter((name) => !['home', 'test', 'dummy'].includes(name))
const mustSend = [
  'addConsult',
  'moveConsult',
  'cancelConsult',
  'newThread',
  'replyThread',
  'getPaymentLink',
  'requestRebate',
  'setQuestionAnswer',
] as const

async function runAll(
  browser: Browser,
  { origin, standInOrigin }: RunningBackend,
  first: number,
): Promise<MonkeyRun[]> {
  const seeds = Array.from({ length: size.seeds }, (_, at) => first + at)
  const runs: MonkeyRun[] = []
  const oneByOne = async (): Promise<void> => {
    for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
      const run = await runMonkeyTest({
        browser,
        origin,
        standInOrigin,
        testAdmin: openTestAdmin(origin),
        seed,
        actions: size.actions,
      })
      log(
        `seed ${seed}: ${run.actions} actions, ${Math.round((run.seconds * 1000) / run.actions)} ms each`,
        ...failureOf(run),
      )
      runs.push(run)
    }
  }
  await Promise.all(Array.from({ length: size.atOnce }, oneByOne))
  return runs.toSorted((one, other) => one.seed - other.seed)
}

export const monkeyTest: Check = {
  description:
    'random actions of two patients break nothing, send nothing twice, and show neither anything of the other',
  async run({ seed }) {
    const [port, standInPort] = [await freePort(), await freePort()]
    const standIn = `http://127.0.0.1:${standInPort}`
    const site = await buildSite('portal-monkey-test', port, {
      VITE_VERIFICATION_ORIGINS: standIn,
      VITE_PAYMENT_ORIGINS: standIn,
      VITE_SIGN_OUT_PATH: signOutPath,
      VITE_REPORT_ADDRESS: `http://127.0.0.1:${port}${reportPath}`,
      VITE_TEST_PAGE: 'true',
    })
    const backend = await startBackend({
      database: { memory: true },
      port,
      standInPort,
      testAdmin: true,
      site,
      seed: false,
      quiet: true,
    })
    const browser = await chromium.launch({ executablePath: await findFastBrowser(), args: browserFlags })
    try {
      const runs = await runAll(browser, backend, seed)
      const done = runs.reduce((sum, { actions }) => sum + actions, 0)
      const seen = new Set(runs.flatMap(({ screens }) => screens))
      const sent = (call: (typeof mustSend)[number]) => runs.reduce((sum, { writes }) => sum + (writes[call] ?? 0), 0)
      const failed = runs.filter(({ fault }) => fault !== null)
      return faultResult(
        done,
        `${runs.length} runs, ${done} actions`,
        [
          ...failed.map((run) => failureOf(run).join(' / ')),
          ...mustSee.filter((screen) => !seen.has(screen)).map((screen) => `never on the screen ${screen}`),
          ...mustSend.filter((call) => sent(call) === 0).map((call) => `never sent ${call}`),
        ],
        [`Writes sent: ${mustSend.map((call) => `${sent(call)} × \`${call}\``).join(', ')}.`],
      )
    } finally {
      await browser.close()
      await backend.close()
    }
  },
}
