import { readReport, reportFolder, type Outcome } from '../support/report.ts'
import { join } from 'node:path'
import { run } from '../support/process.ts'
import { catalogue } from './judged.ts'
import type { Proof, Result } from './proof.ts'

const times = 10

/** A picture that differs in some of the repeats differs by chance. */
export function repeatFigures(outcomes: readonly Outcome[]): Result {
  const states = Map.groupBy(outcomes, ({ title }) => title)
  const failing = [...states]
    .map(([title, all]) => ({ title, all: all.length, failed: all.filter(({ state }) => state === 'failed').length }))
    .filter(({ failed }) => failed > 0)
  const byChance = failing.filter(({ all, failed }) => failed < all)
  return {
    passed: outcomes.length > 0 && failing.length === 0,
    summary: {
      amount: `${states.size} tests, ${outcomes.length} runs`,
      figure: `${byChance.length} differed by chance`,
      limit: '0',
    },
    figures: [
      `${states.size} tests, ${outcomes.length} runs: ${byChance.length} differed by chance, ${failing.length - byChance.length} in every run.`,
      ...failing.map(({ title, all, failed }) => `- ${title}: ${failed} of ${all}`),
    ],
  }
}

/** The picture run, ten times over. */
export const repeat: Proof = {
  says: 'ten repeats of the picture run show no false difference',
  judges: [...catalogue, 'tests/visual', 'tests/proof/repeat.ts'],
  async run() {
    for (const [command, args] of [
      ['npm', ['run', '--silent', 'storybook:build']],
      ['node', ['tests/catalogue/list-shots.ts']],
    ] as const) {
      const { code, output } = await run(command, args, { quiet: true })
      if (code !== 0) throw new Error(output)
    }
    const file = join(reportFolder, 'proof', 'repeat.json')
    await run(
      'playwright',
      ['test', '--config', 'tests/catalogue/playwright.config.ts', '--repeat-each', String(times)],
      {
        env: { REPORT_FILE: file },
      },
    )
    return repeatFigures(readReport(file))
  },
}
