import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { randomFrom } from '../support/random.ts'
import { root } from '../support/report.ts'
import { draw, piecesOf } from './mutants/draw.ts'
import { filesOf, groups, testsOf } from './mutants/groups.ts'
import { mutantsIn, type Mutant } from './mutants/stryker.ts'
import { isNamed, survivors } from './mutants/survivors.ts'

describe('groups of files to mutate', () => {
  test.each(groups.map((group) => [`${group.name}, in a ${group.stage}`, group] as const))(
    '%s have files and tests of their stage',
    (_name, group) => {
      expect(filesOf(root, group).length).toBeGreaterThanOrEqual(
        group.files.filter((name) => !name.startsWith('!')).length,
      )
      expect(testsOf(root, group).length).toBeGreaterThanOrEqual(group.tests.length)
      expect(testsOf(root, group).filter((name) => name.endsWith('.tsx') !== (group.stage === 'page'))).toEqual([])
    },
  )

  test('share no file, also for a guard in the folder of rules', () => {
    const files = groups.flatMap((group) => filesOf(root, group))
    expect(new Set(files).size).toBe(files.length)
    expect(files).toContain('portal/rules/trusted-address.ts')
    expect(files.filter((name) => name.includes('.test.'))).toEqual([])
  })
})

describe('randomly drawn lines', () => {
  const text = 'import a\n\nclass A {\n  b() {\n    one\n\n    two\n  }\n\n  c() {}\n}\n'
  const pieces = [
    { file: 'a.ts', from: 1, to: 2 },
    { file: 'a.ts', from: 3, to: 9 },
    { file: 'a.ts', from: 10, to: 11 },
  ]

  test('are whole declarations and methods', () => expect(piecesOf('a.ts', text)).toEqual(pieces))

  test('are the requested number, depend on the seed, and are all if there are fewer', () => {
    expect(draw(pieces, 1, randomFrom(1))).toHaveLength(1)
    expect(draw(pieces, 1, randomFrom(1))).toEqual(draw(pieces, 1, randomFrom(1)))
    expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => draw(pieces, 1, randomFrom(seed))[0])).size).toBeGreaterThan(1)
    expect(draw(pieces, 99, randomFrom(1)).toSorted((a, b) => a.from - b.from)).toEqual(pieces)
  })
})

test('a mutant is reported with its code on one line; one that Stryker could not run is left out', () => {
  const mutant = (replacement: string, status: string) => ({
    replacement,
    status,
    location: { start: { line: 2, column: 5 }, end: { line: 3, column: 6 } },
  })
  const source = 'one\nis (a ||\n  b) here'
  expect(
    mutantsIn({
      files: {
        'a.ts': {
          source,
          mutants: [
            mutant('a &&\n b', 'Survived'),
            mutant('a', 'NoCoverage'),
            mutant('b', 'Killed'),
            mutant('c', 'Timeout'),
            mutant('d', 'RuntimeError'),
          ],
        },
      },
    }),
  ).toEqual(
    [
      ['a && b', 'survived'],
      ['a', 'survived'],
      ['b', 'killed'],
      ['c', 'timedOut'],
    ].map(([to, outcome]) => ({ file: 'a.ts', line: 2, from: 'a || b)', to, on: 'is (a ||', outcome })),
  )
})

test('the code of each accepted survivor is in its file', () => {
  const gone = survivors.filter(({ file, from, on = '' }) =>
    [from, on].some((code) => !readFileSync(join(root, file), 'utf8').replaceAll(/\s+/g, ' ').includes(code)),
  )
  expect(gone.map(({ file, from }) => `${file}: ${from}`)).toEqual([])
})

const survivor: Mutant = { file: 'a.ts', line: 3, from: 'a || b', to: 'b', on: 'if (a || b)', outcome: 'survived' }

test('a reason applies to one mutation of the code, or to all', () => {
  const isNamedBy = (reason: object) => isNamed(survivor, [{ file: 'a.ts', from: 'a || b', why: '', ...reason }])
  expect(isNamedBy({ to: 'b' })).toBe(true)
  expect(isNamedBy({ to: 'a' })).toBe(false)
  expect(isNamedBy({})).toBe(true)
  expect(isNamedBy({ on: 'if (' })).toBe(true)
  expect(isNamedBy({ on: 'while' })).toBe(false)
  expect(isNamedBy({ file: 'b.ts' })).toBe(false)
})
