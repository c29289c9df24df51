import { expect, test } from 'vitest'
import { byYear } from './by-year.ts'

test('DOC-01.2 DOC-02.2 LIST-01.2 items are grouped by the year in Amsterdam, in the same order', () => {
  const [first, second, third] = [
    { at: '2026-12-31T23:30:00Z' },
    { at: '2026-12-31T22:30:00Z' },
    { at: '2026-01-01T00:00:00+01:00' },
  ]
  expect(byYear([first, second, third], ({ at }) => at)).toEqual([
    { year: '2027', ofYear: [first] },
    { year: '2026', ofYear: [second, third] },
  ])
})
