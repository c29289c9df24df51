import { join } from 'node:path'
import { run } from '../support/process.ts'
import { readReport, reportFolder } from '../support/report.ts'
import { faultResult, type Check } from './check.ts'

export const calm: Check = {
  description: 'every screen keeps the calm limits in every state, theme and viewport width',
  async run() {
    await run('npm', ['run', '--silent', 'test:catalogue', '--', '--grep', 'Screens/.* is calm'], {
      quiet: true,
      env: { CALM_EXTENT: 'full' },
    })
    const measured = readReport(join(reportFolder, 'narrowed', 'catalogue.json')).filter(
      ({ project }) => project === 'catalogue',
    )
    return faultResult(
      measured.length,
      `${measured.length} states of screens`,
      measured
        .filter(({ state }) => state !== 'passed')
        .map(({ title, reason = '' }) => `${title}: ${reason.replaceAll('\n', ' ')}`),
    )
  },
}
