import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { AccessibilityCheck } from '../features/accessibility/accessibility-check.ts'
import { currentRelease, uncommittedChanges, type Release } from './release.ts'

const folder = resolve(import.meta.dirname, '../../.reports')

/** The part of the release checks' report that a build reads. */
export interface ChecksReport {
  commit: string
  dirty: boolean
  /** ISO 8601. */
  date: string
  checks: readonly { name: string; passed: boolean; counts?: Readonly<Record<string, number>> }[]
}

/** As it is, and as a page to read. */
export const checksFiles = { json: join(folder, 'checks.json'), page: join(folder, 'checks.md') }

/** The report, if it is of what is built now: that commit, and nothing changed since. */
export const reportOf = (
  report: ChecksReport,
  { commit }: Pick<Release, 'commit'>,
  changes: string,
): ChecksReport | null => (!report.dirty && report.commit === commit && changes === '' ? report : null)

export function currentChecks(): ChecksReport | null {
  const { json } = checksFiles
  if (!existsSync(json)) return null
  return reportOf(JSON.parse(readFileSync(json, 'utf8')) as ChecksReport, currentRelease(), uncommittedChanges())
}

/** What the accessibility statement says was counted; null without a report of what is built. */
export function accessibilityCheck(report: ChecksReport | null, version: string): AccessibilityCheck | null {
  const counts = report?.checks.find(({ name }) => name === 'accessibility')?.counts
  if (!report || !counts) return null
  const { screens = 0, components = 0, failed = 0 } = counts
  return { date: report.date.slice(0, 10), version, screens, components, failed }
}
