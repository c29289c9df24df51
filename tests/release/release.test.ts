import { expect, test } from 'vitest'
import { releaseFigures } from './release.ts'

const good = {
  hashes: ['abc', 'abc'],
  bytes: 10,
  files: 3,
  components: 2,
  faults: [],
  controls: { 'a byte more': true },
}

test('a release is proved when two hashes are the same, nothing is wrong, and what must be noticed is', () => {
  expect(releaseFigures(good).passed).toBe(true)
  expect(releaseFigures({ ...good, hashes: ['abc', 'abd'] })).toMatchObject({
    passed: false,
    figures: expect.arrayContaining(['**Not the same**: 3 files in 10 bytes, 2 components in the bill of materials.']),
  })
  expect(releaseFigures({ ...good, hashes: ['abc'] }).passed).toBe(false)
  expect(releaseFigures({ ...good, files: 0 }).passed).toBe(false)
  expect(releaseFigures({ ...good, components: 0 }).passed).toBe(false)
  expect(releaseFigures({ ...good, faults: ['a fault'] })).toMatchObject({
    passed: false,
    figures: expect.arrayContaining(['- **wrong**: a fault']),
  })
  expect(releaseFigures({ ...good, controls: { 'a byte more': false } })).toMatchObject({
    passed: false,
    figures: expect.arrayContaining(['- control, a byte more: **not noticed**']),
  })
})
