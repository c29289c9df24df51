import { run } from '../support/process.ts'
import { readReport, reportFolder } from '../support/report.ts'
import { join } from 'node:path'
import { catalogue } from './judged.ts'
import type { Proof } from './proof.ts'

export const calm: Proof = {
  says: 'every screen keeps the calm limits in every state, theme and width',
  judges: [...catalogue, 'tests/calm'],
  async run() {
    await run('npm', ['run', '--silent', 'test:catalogue', '--', '--grep', 'Screens/.* is calm'], {
      quiet: true,
      env: { CALM_EXTENT: 'full' },
    })
    const measured = readReport(join(reportFolder, 'narrowed', 'catalogue.json')).filter(
      ({ project }) => project === 'catalogue',
    )
    const broken = measured.filter(({ state }) => state !== 'passed')
    return {
      passed: measured.length > 0 && broken.length === 0,
      summary: { amount: `${measured.length} screens`, figure: `${broken.length} over a limit`, limit: '0' },
      figures: broken.map(({ title, reason = '' }) => `- ${title}: ${reason.replaceAll('\n', ' ')}`),
    }
  },
}
