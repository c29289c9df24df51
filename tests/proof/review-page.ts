import { join } from 'node:path'
import { run } from '../support/process.ts'
import { count, readReport, reportFolder, type Outcome } from '../support/report.ts'
import type { Proof, Result } from './proof.ts'

/** Proves something when there are tests, and all of them pass. */
export function reviewPageFigures(outcomes: readonly Outcome[]): Result {
  const failed = outcomes.filter(({ state }) => state !== 'passed')
  return {
    passed: outcomes.length > 0 && failed.length === 0,
    figures: [
      `${count(outcomes, 'passed')} of ${outcomes.length} tests of the page for reviews and of its parts pass where Preact draws it, as it is built.`,
      ...(failed.length > 0 ? ['', ...failed.map(({ file, title }) => `- ${file}: ${title}`)] : []),
    ],
  }
}

/** The component tests draw with React, which every other page is built with. */
export const reviewPage: Proof = {
  says: 'the page for reviews does with Preact what it does with React',
  async run() {
    const report = join(reportFolder, 'proof', 'review-page.json')
    await run('vitest', ['run', '--config', 'tests/proof/review-page/vitest.config.ts', '--reporter', 'default', '--reporter', join('tests', 'support', 'vitest-report.ts')], { env: { REPORT_FILE: report } })
    return reviewPageFigures(readReport(report))
  },
}
