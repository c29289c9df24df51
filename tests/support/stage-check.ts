import { globSync } from 'node:fs'
import { run } from './process.ts'
import { root, type Outcome } from './report.ts'
import { say } from './say.ts'

interface Check {
  title: string
  command: string
  args: readonly string[]
}

const checks: readonly Check[] = [
  { title: 'types', command: 'tsc', args: ['-p', '.'] },
  { title: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  { title: 'layers', command: 'depcruise', args: ['--config', 'tests/quality/layers.cjs', '--output-type', 'err', 'portal', 'design-system', 'tests', '.storybook'] },
]

/** Keys are checked once the extractor has a configuration. */
const keyChecks: readonly Check[] = [
  { title: 'I18N-02 every key used exists', command: 'i18next-cli', args: ['status'] },
  { title: 'I18N-02 every key existing is used', command: 'i18next-cli', args: ['extract', '--ci', '--dry-run'] },
]

/** What needs no test to run: types, lint, layers and locale keys; each counts as one test. */
export async function check(): Promise<Outcome[]> {
  const configured = globSync('i18next.config.*', { cwd: root }).length > 0
  const outcomes: Outcome[] = []
  // One after another: each of them keeps both cores busy by itself.
  for (const { title, command, args } of [...checks, ...(configured ? keyChecks : [])]) {
    const { code, output } = await run(command, args, { quiet: true })
    if (code !== 0) say(output.trimEnd())
    say(`  ${code === 0 ? 'passed' : 'FAILED'}  ${title}`)
    outcomes.push({ project: 'check', file: '', title, state: code === 0 ? 'passed' : 'failed' })
  }
  return outcomes
}
