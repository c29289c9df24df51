import { expect, test } from 'vitest'
import { isInstant } from './stored-schema.ts'

test.each([
  ['2026-12-03T14:30:00+01:00', true],
  ['2026-12-03T13:30:00Z', true],
  ['2026-12-03T14:30+01:00', true],
  ['2026-12-03T13:30:00.5Z', true],
  ['2026-12-03T13:30:00.123Z', true],
  ['2026-12-03T14:30:00', false],
  ['2026-12-03', false],
  ['2026-13-03T14:30:00Z', false],
  ['2026-12-03 14:30:00Z', false],
  ['3 december 2026', false],
  ['', false],
  ['+002026-12-03T14:30:00Z', false],
  [1_764_768_600_000, false],
])('isInstant for %o: %o', (value, is) => {
  expect(isInstant(value)).toBe(is)
})
