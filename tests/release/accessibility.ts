import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../support/process.ts'
import { readReport, reportFolder, root, type Outcome } from '../support/report.ts'
import { catalogue } from './judged.ts'
import type { Proof, Result } from './proof.ts'
import { measuredFile } from './tree.ts'

/** What the accessibility statement says of its figures. */
interface Measured {
  /** ISO 8601 date. */
  date: string
  version: string
  commit: string
  /** Stories of screens and of parts that were judged, and those of them in which something was found. */
  screens: number
  parts: number
  failed: number
}

/** Each story's tests in the report of the catalogue's rules, whatever theme they are in; mistakes made on purpose and the catalogue's own pages are no part of the portal. */
const byStory = (outcomes: readonly Outcome[], shelf: string): Outcome[][] => [
  ...Map.groupBy(
    outcomes.filter(({ file, title }) => file.endsWith('stories.catalogue.ts') && title.startsWith(`${shelf}/`)),
    ({ title }) => /\[[^\]]*\]/.exec(title)?.[0],
  ).values(),
]

/** Counts the stories. */
export function measuredIn(outcomes: readonly Outcome[]): Pick<Measured, 'screens' | 'parts' | 'failed'> {
  const [screens, parts] = [byStory(outcomes, 'Screens'), byStory(outcomes, 'Design system')]
  return {
    screens: screens.length,
    parts: parts.length,
    failed: [...screens, ...parts].filter((all) => all.some(({ state }) => state !== 'passed')).length,
  }
}

/** Tests of the catalogue's own pages, of its controls and of the rules themselves that did not pass. */
export const failedBesides = (outcomes: readonly Outcome[]): string[] =>
  outcomes
    .filter(
      ({ file, title, state }) =>
        state !== 'passed' && !(file.endsWith('stories.catalogue.ts') && /^(?:Screens|Design system)\//.test(title)),
    )
    .map(({ title }) => title)

export function accessibilityFigures(
  { date, version, commit, screens, parts, failed }: Measured,
  besides: readonly string[],
): Result {
  return {
    passed: screens > 0 && parts > 0 && failed === 0 && besides.length === 0,
    summary: {
      amount: `${screens} states of screens, ${parts} of parts`,
      figure: `${failed} with something found`,
      limit: '0',
    },
    figures: [
      `The statement says: version ${version} at ${commit}, ${date}; ${screens} states of screens and ${parts} of parts, something found in ${failed}.`,
      ...besides.map((title) => `- not passed, and no story: ${title}`),
    ],
  }
}

/** Every test of the catalogue but those of its pictures; what it found in stories is written where the portal's accessibility statement takes it from. */
export const accessibility: Proof = {
  says: 'what the accessibility statement says was measured',
  judges: [...catalogue, 'tests/catalogue', 'tests/release/accessibility.ts'],
  async run() {
    await run('npm', ['run', '--silent', 'test:catalogue', '--', '--grep-invert', ' · | is calm'], { quiet: true })
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
    const outcomes = readReport(join(reportFolder, 'narrowed', 'catalogue.json'))
    const measured: Measured = { date: new Date().toISOString().slice(0, 10), version, commit, ...measuredIn(outcomes) }
    writeFileSync(join(root, measuredFile), `${JSON.stringify(measured, null, 2)}\n`)
    return accessibilityFigures(measured, failedBesides(outcomes))
  },
}
