import { run } from './process.ts'
import type { Outcome } from './report.ts'
import { log } from './log.ts'

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

async function runCheck({ title, command, args }: Check): Promise<Outcome> {
  const { code, output } = await run(command, args, { quiet: true })
  if (code !== 0) log(output.trimEnd())
  log(`  ${code === 0 ? 'passed' : 'FAILED'}  ${title}`)
  return { project: 'check', file: '', title, state: code === 0 ? 'passed' : 'failed' }
}

/** What needs no test to run: types, lint, layers and locale keys; each counts as one test. */
export async function check(): Promise<Outcome[]> {
  const waiting = [...checks]
  const outcomes: Outcome[] = []
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) outcomes.push(await runCheck(next))
  }
  // Two at a time: half of them use a single core.
  await Promise.all([work(), work()])
  return outcomes
}
