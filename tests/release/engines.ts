import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { startClinic } from '../clinic/http/server.ts'
import { run } from '../support/process.ts'
import { reportFolder } from '../support/report.ts'
import { say } from '../support/say.ts'
import { serveCatalogue } from '../catalogue/catalogue-server.ts'
import type { EngineKind } from './engine/engine.ts'
import { firefox } from './engine/firefox.ts'
import { openSecureFront } from './engine/secure-front.ts'
import { webkit } from './engine/webkit.ts'
import type { Check, Result } from './check.ts'

export interface Shown {
  name: string
  /** Undefined where the engine is not on this machine. */
  version: string | undefined
  packs: readonly string[]
  journeys: { tried: number; failed: readonly string[] }
  stories: { tried: number; failed: readonly string[] }
}

const tally = ({ tried, failed }: Shown['journeys']): string => {
  const names = new Set(failed.map((one) => one.split(': ')[0]))
  return `${tried - names.size} of ${tried}`
}

/** A table of the engines; one that is not there proves nothing. */
export function enginesFigures(all: readonly Shown[]): Result {
  const isSound = ({ version, journeys, stories }: Shown): boolean =>
    version !== undefined && [journeys, stories].every(({ tried, failed }) => tried > 0 && failed.length === 0)
  return {
    passed: all.length > 0 && all.every(isSound),
    summary: {
      amount: all.map(({ name, stories }) => `${name}: ${stories.tried} stories`).join(', '),
      figure: `${all.flatMap(({ journeys, stories }) => [...journeys.failed, ...stories.failed]).length} failed`,
      limit: '0',
    },
    figures: [
      'Journeys on the built portal and the real clinic, over https in a window of 450 px; a journey and a story fail by an error in the console, too. WebKit tells none that a page makes while it loads.',
      '',
      '| engine | journeys | stories |',
      '|---|---|---|',
      ...all.map(({ name, version, packs, journeys, stories }) =>
        version === undefined
          ? `| ${name} **not found**: install ${packs.join(' and ')} | | |`
          : `| ${name} ${version} | ${tally(journeys)} | ${tally(stories)} |`,
      ),
      ...all.flatMap(({ name, journeys, stories }) =>
        [...journeys.failed, ...stories.failed].map((what) => `- ${name}: ${what.replaceAll(/\s+/g, ' ')}`),
      ),
    ],
  }
}

async function must(command: string, args: readonly string[], env: Record<string, string> = {}): Promise<void> {
  const { code, output } = await run(command, args, { env, quiet: true })
  if (code !== 0) throw new Error(output)
}

/** In ms; the driver of a browser that has crashed may wait for its answer for ever. */
const patience = 8 * 60_000

async function tryEngine(
  { name, packs, find }: EngineKind,
  addresses: { origin: string; clinic: string; catalogue: string },
): Promise<Shown> {
  const start = find()
  const nothing = { tried: 0, failed: [] }
  if (!start) return { name, packs, version: undefined, journeys: nothing, stories: nothing }
  // Listed when the catalogue has been built.
  const { stories, showStories } = await import('./engine/stories.ts')
  const { journeys, runJourneys } = await import('./engine/journeys.ts')
  const engine = await start()
  const gone = AbortSignal.timeout(patience)
  const lost = new Promise<never>((_resolve, reject) => {
    gone.addEventListener('abort', () => reject(new Error(`${name} does not answer any more.`)))
  })
  try {
    say(`${name} ${engine.version}`)
    const onPortal = await Promise.race([lost, runJourneys(engine, addresses)])
    const inCatalogue = await Promise.race([lost, showStories(engine, addresses.catalogue)])
    return {
      name,
      packs,
      version: engine.version,
      journeys: { tried: Object.keys(journeys).length, failed: onPortal },
      stories: { tried: stories.length, failed: inCatalogue },
    }
  } finally {
    await engine.close()
  }
}

/** The portal and the catalogue in the engines that the other proofs do not use. */
export const engines: Check = {
  says: 'the portal and every story work in Firefox and in WebKit',
  async run() {
    const front = await openSecureFront()
    const site = join(reportFolder, 'portal-engines')
    await Promise.all([
      must('vite', ['build', '--outDir', site, '--emptyOutDir', '--logLevel', 'warn'], {
        VITE_API_HOST: '127.0.0.1',
        VITE_API_PORT: String(front.port),
      }),
      must('npm', ['run', '--silent', 'storybook:build']),
    ])
    const clinic = await startClinic({
      database: { memory: true },
      port: 0,
      desk: true,
      site,
      seed: false,
      quiet: true,
    })
    const catalogue = await serveCatalogue(0)
    front.standBefore(clinic.origin)
    const addresses = {
      origin: `https://127.0.0.1:${front.port}`,
      clinic: clinic.origin,
      catalogue: `http://127.0.0.1:${(catalogue.address() as AddressInfo).port}`,
    }
    try {
      // One after the other: beside another browser, on two cores, WebKit's has crashed.
      return enginesFigures([await tryEngine(firefox, addresses), await tryEngine(webkit, addresses)])
    } finally {
      catalogue.closeAllConnections()
      catalogue.close()
      await Promise.all([front.close(), clinic.close()])
    }
  },
}
