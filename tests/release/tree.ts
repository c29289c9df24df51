import { execFileSync } from 'node:child_process'

/** What figures were measured on. */
export interface Tree {
  commit: string
  /** Whether everything was as in that commit. */
  clean: boolean
}

export const figuresPage = 'tests/release/figures.md'
/** What the accessibility statement says was measured. */
export const measuredFile = 'portal/features/accessibility/measured.json'
/** Pathspecs that leave out what proofs write: one writes before the next begins. */
export const besidesFigures = [`:!${figuresPage}`, `:!${measuredFile}`]

/** The tree as it is now; a new file that git does not ignore is a change too. */
export function readTree(folder: string): Tree {
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
  return {
    commit: git('rev-parse', '--short', 'HEAD'),
    clean: git('status', '--porcelain', '--', '.', ...besidesFigures) === '',
  }
}

/** A tree that was touched during a run is neither the one before nor the one after. */
export const duringRun = (before: Tree, after: Tree): Tree => ({
  ...before,
  clean: before.clean && after.clean && before.commit === after.commit,
})
