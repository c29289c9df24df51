import { globSync, mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root, type Outcome } from './report.ts'

/** Whatever a build may read. A folder is newer than what was removed from it. */
const sources = [
  '{.storybook,design-system,locales,portal}',
  '{.storybook,design-system,locales,portal}/**',
  '{package-lock.json,tailwind.config.ts,tsconfig.json,vite.config.ts}',
  'tests/support/stages.ts',
]

const timeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Builds, unless the last good build began after the last change of a source. */
export async function unlessUpToDate(name: string, build: () => Promise<Outcome[]>, cwd = root): Promise<Outcome[]> {
  const stamp = join(cwd, '.reports', `${name}.built`)
  const built = timeOf(stamp)
  if (globSync(sources, { cwd }).every((file) => timeOf(join(cwd, file)) < built))
    return [{ project: 'build', file: '', title: `${name} is up to date`, state: 'passed' }]
  const started = new Date()
  rmSync(stamp, { force: true })
  const outcomes = await build()
  if (outcomes.every(({ state }) => state === 'passed')) {
    mkdirSync(dirname(stamp), { recursive: true })
    writeFileSync(stamp, '')
    utimesSync(stamp, started, started)
  }
  return outcomes
}
