import { execFileSync } from 'node:child_process'
import { root } from './report.ts'

/** The sources that the back end's own tests cover, and the tests themselves. */
const covered = ['tests/backend', 'tests/conformance', 'portal/api/contract']

/** What git answers, or nothing where it cannot: no repository, no such branch, a clone without history. */
function git(cwd: string, ...args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}

/** Where this branch left the default branch; on the default branch itself, the commit before. */
function baseOf(cwd: string): string | undefined {
  const head = git(cwd, 'rev-parse', 'HEAD')
  const [base] = ['origin/HEAD', 'main', 'master'].flatMap((branch) => git(cwd, 'merge-base', 'HEAD', branch) ?? [])
  return base === head ? git(cwd, 'rev-parse', 'HEAD~1') : base
}

/** Files that differ from the base, committed or not; undefined if git cannot tell. */
export function changedFiles(paths: readonly string[], cwd = root): string[] | undefined {
  const base = baseOf(cwd)
  if (!base) return undefined
  const changed = git(cwd, 'diff', '--name-only', base, '--', ...paths)
  const added = git(cwd, 'ls-files', '--others', '--exclude-standard', '--', ...paths)
  return [changed, added].flatMap((files) => files?.split('\n') ?? []).filter((file) => file !== '')
}

/** Whether the back end or the contract differs from the base, committed or not; also true if git cannot tell. */
export function isBackEndChanged(cwd = root): boolean {
  return changedFiles(covered, cwd)?.length !== 0
}
