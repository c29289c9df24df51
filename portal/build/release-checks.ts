import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { AccessibilityCheck } from '../features/accessibility/accessibility-check.ts'
import { currentRelease, uncommittedChanges, type Release } from './release.ts'

const folder = resolve(import.meta.dirname, '../../.reports')

/** What a build reads of the release checks' report. */
export interface ChecksReport {
  commit: string
  dirty: boolean
  /** ISO 8601. */
  date: string
  checks: readonly { name: string; passed: boolean; counts?: Readonly<Record<string, number>> }[]
}

/** Absolute paths of the report: the data, and a page to read. */
export const checksFiles = { json: join(folder, 'checks.json'), page: join(folder, 'checks.md') }

/** The report if it is about this build: the same commit, and no changes since; else null. `changes` is what `uncommittedChanges` gives. */
export const reportOf = (
  report: ChecksReport,
  { commit }: Pick<Release, 'commit'>,
  changes: string,
): ChecksReport | null => (!report.dirty && report.commit === commit && changes === '' ? report : null)

/** The report about the current commit; null if there is none. */
export function currentChecks(): ChecksReport | null {
  const { json } = checksFiles
  if (!existsSync(json)) return null
  return reportOf(JSON.parse(readFileSync(json, 'utf8')) as ChecksReport, currentRelease(), uncommittedChanges())
}

/** The counts for the accessibility statement; null without a report that has them. */
export function accessibilityCheck(report: ChecksReport | null, version: string): AccessibilityCheck | null {
  const counts = report?.checks.find(({ name }) => name === 'accessibility')?.counts
  if (!report || !counts) return null
  const { screens = 0, components = 0, failed = 0 } = counts
  return { date: report.date.slice(0, 10), version, screens, components, failed }
}
