import { expect, test } from 'vitest'
import { entryOf, pageOf, withEntry } from './report.ts'

const entry = (name: string, passed = true) =>
  entryOf(
    { name, description: `${name} works`, seconds: 3 },
    { passed, summary: { amount: '1', result: passed ? '0' : '2', limit: '0' }, details: [] },
  )
const tree = { commit: 'abc', dirty: false }
const day = '2026-11-29T00:00:00.000Z'
const report = withEntry(withEntry(undefined, tree, day, entry('one')), tree, day, entry('two'))

test('a check that ran again replaces its own entry and leaves the others', () => {
  const { checks } = withEntry(report, tree, day, entry('one', false))
  expect(checks.map(({ name, passed }) => [name, passed])).toEqual([
    ['two', true],
    ['one', false],
  ])
})

test.each([
  ['another commit', { ...tree, commit: 'abd' }],
  ['changed files', { ...tree, dirty: true }],
])('entries of %s are removed', (_, other) => {
  expect(withEntry(report, other, day, entry('one'))).toEqual({ ...other, date: day, checks: [entry('one')] })
})

test('the page lists the checks that failed and those that were not run', () => {
  const page = pageOf(withEntry(report, tree, day, entry('two', false)), ['one', 'two', 'three'])
  expect(page).toContain('Of abc, 2026-11-29. Not run: three.')
  expect(page).toContain('| two | two works | 1 | 2 | 0 | 3 | **failed** |')
})
