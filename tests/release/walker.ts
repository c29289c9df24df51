import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { reportPath } from '../clinic/field-report.ts'
import { startClinic, type RunningClinic } from '../clinic/http/server.ts'
import { signOutPath } from '../clinic/sign-out-path.ts'
import { browserFlags, findFastBrowser } from '../support/browser.ts'
import { openDesk } from '../support/desk.ts'
import { freePort } from '../support/free-port.ts'
import { say } from '../support/say.ts'
import { failureOf, walk, type Walked } from '../walker/walk.ts'
import { buildSite } from './built-site.ts'
import { clinicBackEnd, product } from './judged.ts'
import { copyProject } from './private-copy.ts'
import type { Proof, Result } from './proof.ts'
import { plantedFaults } from './walker/planted.ts'

const size = { seeds: 20, actions: 2000, atOnce: 4 }
/** How far a planted fault may be walked past: a message is sent about once in a thousand actions. */
const plantedSize = { seeds: 20, actions: 600 }

/** Screens and writes without which a walk has shown little. */
const mustSee = [
  'login',
  'register',
  'dashboard',
  'booking',
  'appointments',
  'cancel',
  'messages',
  'question',
  'attachment',
  'newQuestion',
  'prescriptions',
  'prescription',
  'documents',
  'document',
  'finance',
  'invoice',
  'invoiceDocument',
  'rebate',
  'identification',
  'generalQuestionnaire',
  'medicalQuestionnaire',
  'askBsn',
  'accessibility',
]
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

/** The number of the action at which a planted fault was met, or null. */
export interface Found {
  what: string
  after: number | null
}

const list = (names: readonly string[]): string => (names.length === 0 ? 'none' : names.join(', '))

export function walkerFigures(walks: readonly Walked[], found: readonly Found[]): Result {
  const done = walks.reduce((sum, { actions }) => sum + actions, 0)
  const seconds = walks.reduce((sum, walked) => sum + walked.seconds, 0)
  const seen = new Set(walks.flatMap(({ screens }) => screens))
  const sent = mustSend.map((call) => [call, walks.reduce((sum, { writes }) => sum + (writes[call] ?? 0), 0)] as const)
  const missing = [
    ...mustSee.filter((screen) => !seen.has(screen)),
    ...sent.filter(([, count]) => count === 0).map(([call]) => call),
  ]
  const failed = walks.filter(({ fault }) => fault !== null)
  return {
    passed:
      done === size.seeds * size.actions &&
      failed.length === 0 &&
      missing.length === 0 &&
      found.length > 0 &&
      found.every(({ after }) => after !== null),
    summary: { amount: `${walks.length} walks, ${done} actions`, figure: `${failed.length} faults`, limit: 'none' },
    figures: [
      `${walks.length} walks of up to ${size.actions} actions by two patients in several tabs, ${size.atOnce} at once, ${Math.round((seconds * 1000) / Math.max(done, 1))} ms an action. After every action: no error that nobody caught, nothing the browser complains of, a heading and a way on, no write twice by one press, nothing of one patient where the other is or nobody, no foreign request, no address that is none of the portal's.`,
      '',
      `Screens seen: ${seen.size}. Writes sent: ${sent.map(([call, count]) => `${count} × \`${call}\``).join(', ')}. Never met, and should have been: ${list(missing)}.`,
      '',
      '| planted | met after so many actions |',
      '|---|---|',
      ...found.map(({ what, after }) => `| ${what} | ${after ?? '**never**'} |`),
      ...failed.flatMap((walked) => ['', '```', ...failureOf(walked), '```']),
    ],
  }
}

interface Standing {
  browser: Browser
  clinic: RunningClinic
}

async function walkAll({ browser, clinic: { origin, standInOrigin } }: Standing, first: number): Promise<Walked[]> {
  const seeds = Array.from({ length: size.seeds }, (_, at) => first + at)
  const walks: Walked[] = []
  const oneByOne = async (): Promise<void> => {
    for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
      const walked = await walk({ browser, origin, standInOrigin, desk: openDesk(origin), seed, actions: size.actions })
      say(
        `seed ${seed}: ${walked.actions} actions, ${Math.round((walked.seconds * 1000) / walked.actions)} ms each`,
        ...failureOf(walked),
      )
      walks.push(walked)
    }
  }
  await Promise.all(Array.from({ length: size.atOnce }, oneByOne))
  return walks.toSorted((one, other) => one.seed - other.seed)
}

/** Walks until something is wrong. */
async function findPlanted(
  { browser, clinic: { origin, standInOrigin } }: Standing,
  first: number,
): Promise<number | null> {
  let done = 0
  for (let seed = first; seed < first + plantedSize.seeds; seed += 1) {
    const { actions, fault } = await walk({
      browser,
      origin,
      standInOrigin,
      desk: openDesk(origin),
      seed,
      actions: plantedSize.actions,
    })
    done += actions
    if (fault !== null) {
      say(fault.what.join('; '))
      return done
    }
  }
  return null
}

/** `build` makes the portal for a clinic at this port, with these settings, and says where it stands. */
async function withClinic<Made>(
  browser: Browser,
  build: (port: number, settings: Readonly<Record<string, string>>) => Promise<string>,
  work: (standing: Standing) => Promise<Made>,
): Promise<Made> {
  const [port, standInPort] = [await freePort(), await freePort()]
  const standIn = `http://127.0.0.1:${standInPort}`
  const site = await build(port, {
    VITE_VERIFICATION_ORIGINS: standIn,
    VITE_PAYMENT_ORIGINS: standIn,
    VITE_SIGN_OUT_PATH: signOutPath,
    VITE_REPORT_ADDRESS: `http://127.0.0.1:${port}${reportPath}`,
    VITE_TEST_PAGE: 'true',
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
  try {
    return await work({ browser, clinic })
  } finally {
    await clinic.close()
  }
}

async function plantAll(browser: Browser, seed: number): Promise<Found[]> {
  const copy = copyProject()
  const found: Found[] = []
  try {
    for (const { what, edits } of plantedFaults) {
      const putBack = edits.map(({ file, from, to }) => copy.change(file, from, to))
      const build = async (port: number, settings: Readonly<Record<string, string>>): Promise<string> => {
        const site = join(copy.folder, 'dist')
        const { code, output } = await copy.run(
          'vite',
          ['build', '--outDir', site, '--emptyOutDir', '--logLevel', 'warn'],
          { VITE_API_SSL: 'false', VITE_API_HOST: '127.0.0.1', VITE_API_PORT: String(port), ...settings },
        )
        if (code !== 0) throw new Error(output)
        return site
      }
      const after = await withClinic(browser, build, (standing) => findPlanted(standing, seed))
      for (const undo of putBack.toReversed()) undo()
      say(`${what}: ${after === null ? 'ESCAPED' : `met after ${after} actions`}`)
      found.push({ what, after })
    }
  } finally {
    copy.remove()
  }
  return found
}

export const walker: Proof = {
  says: 'whatever two patients do in whatever order, nothing breaks, nothing is sent twice, and neither meets anything of the other',
  judges: [...product, ...clinicBackEnd, 'tests/walker', 'tests/release/walker*'],
  async run({ seed }) {
    const browser = await chromium.launch({ executablePath: await findFastBrowser(), args: browserFlags })
    try {
      const walks = await withClinic(
        browser,
        (port, settings) => buildSite('portal-walker', port, settings),
        (standing) => walkAll(standing, seed),
      )
      return walkerFigures(walks, await plantAll(browser, seed))
    } finally {
      await browser.close()
    }
  },
}
