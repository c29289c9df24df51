import { join } from 'node:path'
import { run } from '../support/process.ts'
import { readReport, reportFolder, type Outcome } from '../support/report.ts'
import { faultResult, type Check } from './check.ts'

/** How many stories of a shelf were tried, and in how many something was found; a story has a test for each look. */
function tally(outcomes: readonly Outcome[], shelf: string): { tried: number; failed: number } {
  const stories = [
    ...Map.groupBy(
      outcomes.filter(({ file, title }) => file.endsWith('stories.catalogue.ts') && title.startsWith(`${shelf}/`)),
      ({ title }) => /\[[^\]]*\]/.exec(title)?.[0],
    ).values(),
  ]
  return {
    tried: stories.length,
    failed: stories.filter((all) => all.some(({ state }) => state !== 'passed')).length,
  }
}

/** Every test of the catalogue but those of its pictures; the accessibility statement of a release gives its counts. */
export const accessibility: Check = {
  description: 'no state of a screen or component breaks an accessibility rule',
  async run() {
    await run('npm', ['run', '--silent', 'test:catalogue', '--', '--grep-invert', ' · | is calm'], { quiet: true })
    const outcomes = readReport(join(reportFolder, 'narrowed', 'catalogue.json'))
    const [screens, components] = [tally(outcomes, 'Screens'), tally(outcomes, 'Design system')]
    const failed = outcomes.filter(({ state }) => state !== 'passed')
    return {
      ...faultResult(
        Math.min(screens.tried, components.tried),
        `${screens.tried} states of screens, ${components.tried} of components`,
        failed.map(({ title, reason = '' }) => `${title}: ${reason.split('\n')[0]}`),
      ),
      counts: { screens: screens.tried, components: components.tried, failed: screens.failed + components.failed },
    }
  },
}
