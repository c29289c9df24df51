import { expect, test } from 'vitest'
import { conformanceFigures } from './conformance.ts'

const planted = (escaped: number) =>
  Array.from({ length: 40 }, (_, at) => ({
    what: `fault ${at}`,
    file: 'a.ts',
    by: at < escaped ? [] : [{ id: 'shape/login', why: 'login: expected 200, got 500' }],
  }))

test('a kit proves something when it passes what is sound and finds nearly all that is not', () => {
  expect(conformanceFigures({ PGlite: [] }, planted(2)).passed).toBe(true)
  expect(conformanceFigures({ PGlite: [] }, planted(3)).passed).toBe(false)
  expect(conformanceFigures({ PGlite: ['shape/login'] }, planted(0)).passed).toBe(false)
  expect(conformanceFigures({ PGlite: [] }, planted(0).slice(1)).passed).toBe(false)
})
