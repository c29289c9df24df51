import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { chromium, firefox, webkit } from '@playwright/test'
import { startBackend } from '../backend/http/server.ts'
import { findBrowser } from '../support/browser.ts'
import { run } from '../support/process.ts'
import { readReport, reportFolder, type Outcome } from '../support/report.ts'
import { serveCatalogue } from '../catalogue/catalogue-server.ts'
import { openSecureFront } from './engine/secure-front.ts'
import { NotRun, table, type Check, type Result } from './check.ts'

const engineNames = ['firefox', 'webkit'] as const

/** `ENGINES=chromium` tries the check itself where the others cannot be installed. */
const chosen = (): readonly string[] => process.env.ENGINES?.split(',') ?? engineNames

async function isInstalled(engine: string): Promise<boolean> {
  if (engine === chromium.name()) return existsSync(await findBrowser())
  return [firefox, webkit].some((type) => type.name() === engine && existsSync(type.executablePath()))
}

async function mustBeInstalled(engines: readonly string[]): Promise<void> {
  for (const engine of engines)
    if (!(await isInstalled(engine)))
      throw new NotRun(`${engine} is not installed: run \`npx playwright install --with-deps ${engine}\`.`)
}

const isStory = ({ file }: Outcome): boolean => file.endsWith('stories.engine.ts')

/** A table of the engines; one in which nothing ran does not pass. */
export function enginesResult(all: Readonly<Record<string, readonly Outcome[]>>): Result {
  const outcomes = Object.values(all)
  const failed = Object.entries(all).flatMap(([engine, tests]) =>
    tests
      .filter(({ state }) => state !== 'passed')
      .map(({ title, reason = '' }) => `${engine}: ${title}: ${reason.replaceAll(/\s+/g, ' ')}`),
  )
  const tally = (tests: readonly Outcome[]): string =>
    `${tests.filter(({ state }) => state === 'passed').length} of ${tests.length}`
  return {
    passed:
      outcomes.length > 0 &&
      failed.length === 0 &&
      outcomes.every((tests) => tests.some(isStory) && !tests.every(isStory)),
    summary: {
      amount: Object.entries(all)
        .map(([engine, tests]) => `${engine}: ${tests.filter(isStory).length} stories`)
        .join(', '),
      result: `${failed.length} failed`,
      limit: '0',
    },
    details: [
      'Journeys on the built portal and the real clinic, over https; a journey and a story fail by an error in the console, too.',
      '',
      ...table(
        ['engine', 'journeys', 'stories'],
        Object.entries(all).map(([engine, tests]) => [
          engine,
          tally(tests.filter((one) => !isStory(one))),
          tally(tests.filter(isStory)),
        ]),
      ),
      ...failed.map((what) => `- ${what}`),
    ],
  }
}

async function must(command: string, args: readonly string[], env: Record<string, string> = {}): Promise<void> {
  const { code, output } = await run(command, args, { env, quiet: true })
  if (code !== 0) throw new Error(output)
}

/** Journeys and stories in one engine, by Playwright's own runner. */
async function tryEngine(engine: string, addresses: Record<string, string>): Promise<Outcome[]> {
  const report = join(reportFolder, 'engines', `${engine}.json`)
  await run('playwright', ['test', '--config', 'tests/release/engine/playwright.config.ts'], {
    env: { ...addresses, ENGINE: engine, REPORT_FILE: report },
  })
  return readReport(report)
}

/** The portal and the catalogue in the engines that the other checks do not use. */
export const engines: Check = {
  description: 'the portal and every story work in Firefox and in WebKit',
  async run() {
    await mustBeInstalled(chosen())
    const front = await openSecureFront()
    const site = join(reportFolder, 'portal-engines')
    await Promise.all([
      must('vite', ['build', '--outDir', site, '--emptyOutDir', '--logLevel', 'warn'], {
        VITE_API_HOST: '127.0.0.1',
        VITE_API_PORT: String(front.port),
      }),
      must('npm', ['run', '--silent', 'storybook:build']),
    ])
    const backend = await startBackend({
      database: { memory: true },
      port: 0,
      testAdmin: true,
      site,
      seed: false,
      quiet: true,
    })
    const catalogue = await serveCatalogue(0)
    front.standBefore(backend.origin)
    const addresses = {
      ENGINE_PORTAL: `https://127.0.0.1:${front.port}`,
      ENGINE_CLINIC: backend.origin,
      ENGINE_CATALOGUE: `http://127.0.0.1:${(catalogue.address() as AddressInfo).port}`,
    }
    try {
      const all: Record<string, Outcome[]> = {}
      for (const engine of chosen()) all[engine] = await tryEngine(engine, addresses)
      return enginesResult(all)
    } finally {
      catalogue.closeAllConnections()
      catalogue.close()
      await Promise.all([front.close(), backend.close()])
    }
  },
}
