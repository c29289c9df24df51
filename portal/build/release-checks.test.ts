import { expect, test } from 'vitest'
import { accessibilityCheck, reportOf, type ChecksReport } from './release-checks.ts'

const report: ChecksReport = {
  commit: 'abc',
  dirty: false,
  date: '2026-11-29T10:00:00.000Z',
  checks: [{ name: 'accessibility', passed: true, counts: { screens: 3, components: 2, failed: 0 } }],
}

test('a report counts only for its commit, without uncommitted changes', () => {
  expect(reportOf(report, { commit: 'abc' }, '')).toBe(report)
  expect(reportOf(report, { commit: 'abd' }, '')).toBeNull()
  expect(reportOf(report, { commit: 'abc' }, ' M README.md')).toBeNull()
  expect(reportOf({ ...report, dirty: true }, { commit: 'abc' }, '')).toBeNull()
})

test('the accessibility statement uses only the counts of the accessibility check', () => {
  expect(accessibilityCheck(report, '0.1.0')).toEqual({
    date: '2026-11-29',
    version: '0.1.0',
    screens: 3,
    components: 2,
    failed: 0,
  })
  expect(accessibilityCheck({ ...report, checks: [] }, '0.1.0')).toBeNull()
  expect(accessibilityCheck(null, '0.1.0')).toBeNull()
})
