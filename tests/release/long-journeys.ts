import { join } from 'node:path'
import { readReport, reportFolder, type Outcome } from '../support/report.ts'
import { run } from '../support/process.ts'
import { buildPortal } from '../support/stages.ts'
import { clinicBackEnd, product } from './judged.ts'
import type { Proof, Result } from './proof.ts'

export function longJourneysFigures(outcomes: readonly Outcome[]): Result {
  return {
    passed: outcomes.length > 0 && outcomes.every(({ state }) => state === 'passed'),
    summary: {
      amount: `${outcomes.length} journeys`,
      figure: `${outcomes.filter(({ state }) => state !== 'passed').length} not passed`,
      limit: '0',
    },
    figures: ['| journey | outcome |', '|---|---|', ...outcomes.map(({ title, state }) => `| ${title} | ${state} |`)],
  }
}

/** The journeys that take too long for every change. */
export const longJourneys: Proof = {
  says: 'the longest ways through the portal, in a real browser against the real clinic',
  judges: [...product, ...clinicBackEnd, 'tests/journeys', 'tests/release/long-journeys.ts'],
  async run() {
    const built = await buildPortal()
    if (built.some(({ state }) => state === 'failed')) return longJourneysFigures(built)
    const file = join(reportFolder, 'proof', 'long-journeys.json')
    await run('playwright', ['test', '--config', 'tests/journeys/playwright.config.ts'], {
      env: { REPORT_FILE: file, LONG_JOURNEYS: 'true' },
    })
    return longJourneysFigures(readReport(file))
  },
}
