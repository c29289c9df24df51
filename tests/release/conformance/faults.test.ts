import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../support/report.ts'
import { faults } from './faults.ts'

test.each(faults)('there is one place to plant: $what', ({ file, from }) => {
  expect(readFileSync(join(root, 'tests/clinic', file), 'utf8').split(from)).toHaveLength(2)
})

test('forty faults or more, each by its own name', () => {
  expect(new Set(faults.map(({ what }) => what)).size).toBeGreaterThanOrEqual(40)
})
