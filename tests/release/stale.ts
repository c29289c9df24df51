import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { rowsOf, type Row } from './page.ts'
import type { Proof } from './proof.ts'
import { besidesFigures, figuresPage } from './tree.ts'

interface Stale {
  name: string
  why: string
}

const lockFile = 'package-lock.json'

const packagesIn = (text: string): Readonly<Record<string, unknown>> =>
  text === '' ? {} : (JSON.parse(text) as { packages: Record<string, unknown> }).packages

/** Whether a package is another than at that commit, or gone. One more changes nothing: what begins to use it is a judged file itself. */
function isLockChanged(folder: string, commit: string): boolean {
  const before = packagesIn(
    spawnSync('git', ['show', `${commit}:${lockFile}`], { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 }).stdout,
  )
  const now = packagesIn(existsSync(join(folder, lockFile)) ? readFileSync(join(folder, lockFile), 'utf8') : '')
  return Object.entries(before).some(([place, entry]) => place !== '' && !isDeepStrictEqual(entry, now[place]))
}

/** Why a row says nothing of the files as they are now; undefined if it does. */
function whyStale(folder: string, row: Row | undefined, judges: readonly string[]): string | undefined {
  if (!row) return 'was never run'
  if (row.verdict !== 'passed') return `${row.verdict} at ${row.commit}`
  const { status, stdout } = spawnSync('git', ['diff', '--name-only', row.commit, '--', ...judges, ...besidesFigures], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (status !== 0) return `passed at ${row.commit}, which is not in this history`
  const changed = stdout
    .split('\n')
    .filter((name) => name !== '' && (name !== lockFile || isLockChanged(folder, row.commit)))
  return changed.length > 0
    ? `passed at ${row.commit}; changed since: ${changed.slice(0, 3).join(', ')}${changed.length > 3 ? ` and ${changed.length - 3} more` : ''}`
    : undefined
}

/** Proofs whose figures do not speak of the files that they judge, as these are now. */
export function staleProofs(folder: string, proofs: Readonly<Record<string, Pick<Proof, 'judges'>>>): Stale[] {
  const page = join(folder, figuresPage)
  const rows = rowsOf(existsSync(page) ? readFileSync(page, 'utf8') : '')
  return Object.entries(proofs).flatMap(([name, { judges }]) => {
    const why = whyStale(folder, rows.get(name), judges)
    return why === undefined ? [] : [{ name, why }]
  })
}
