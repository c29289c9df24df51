import { run } from './process.ts'
import type { Outcome } from './report.ts'
import { say } from './say.ts'

interface Check {
  title: string
  command: string
  args: readonly string[]
}

const keys = ['--config', 'tests/quality/i18next.config.ts']

const checks: readonly Check[] = [
  { title: 'format', command: 'oxfmt', args: ['--check'] },
  { title: 'types', command: 'tsc', args: ['-p', '.'] },
  { title: 'lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  {
    title: 'layers',
    command: 'depcruise',
    args: [
      '--config',
      'tests/quality/layers.cjs',
      '--output-type',
      'err',
      'portal',
      'design-system',
      'tests',
      '.storybook',
      'vite.config.ts',
    ],
  },
  {
    title: 'nothing is exported or kept that nobody uses',
    command: 'knip',
    args: [
      '--config',
      'tests/quality/knip.json',
      '--include',
      'files,exports,types,duplicates',
      '--treat-config-hints-as-errors',
    ],
  },
  { title: 'I18N-02.1 every text key that code names exists', command: 'i18next-cli', args: ['status', ...keys] },
  {
    title: 'I18N-02.2 every text key is used by code',
    command: 'i18next-cli',
    args: ['extract', '--ci', '--dry-run', ...keys],
  },
]

/** What needs no test to run: types, lint, layers and locale keys; each counts as one test. */
export async function check(): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  // One after another: each of them keeps both cores busy by itself.
  for (const { title, command, args } of checks) {
    const { code, output } = await run(command, args, { quiet: true })
    if (code !== 0) say(output.trimEnd())
    say(`  ${code === 0 ? 'passed' : 'FAILED'}  ${title}`)
    outcomes.push({ project: 'check', file: '', title, state: code === 0 ? 'passed' : 'failed' })
  }
  return outcomes
}
