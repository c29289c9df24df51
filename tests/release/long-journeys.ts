import { join } from 'node:path'
import { readReport, reportFolder } from '../support/report.ts'
import { run } from '../support/process.ts'
import { buildPortal } from '../support/stages.ts'
import { faultResult, type Check } from './check.ts'

export const longJourneys: Check = {
  description: 'the longest end-to-end tests pass in a real browser with the real back end',
  async run() {
    const built = await buildPortal()
    const file = join(reportFolder, 'release', 'long-journeys.json')
    if (built.every(({ state }) => state === 'passed'))
      await run('playwright', ['test', '--config', 'tests/journeys/playwright.config.ts'], {
        env: { REPORT_FILE: file, LONG_JOURNEYS: 'true' },
      })
    const journeys = readReport(file)
    return faultResult(
      journeys.length,
      `${journeys.length} journeys`,
      [...built, ...journeys].filter(({ state }) => state !== 'passed').map(({ title }) => title),
    )
  },
}
