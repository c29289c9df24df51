import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { randomFrom } from '../support/random.ts'
import { root } from '../support/report.ts'
import { mutantFigures } from './mutants.ts'
import { draw, piecesOf } from './mutants/draw.ts'
import { filesOf, groups, testsOf } from './mutants/groups.ts'
import { mutantsIn, type Mutant } from './mutants/stryker.ts'
import { isNamed, survivors } from './mutants/survivors.ts'

describe('groups of files to mutate', () => {
  test.each(groups.map((group) => [`${group.name}, in a ${group.stage}`, group] as const))(
    '%s have files, and tests of their stage',
    (_name, group) => {
      expect(filesOf(root, group).length).toBeGreaterThanOrEqual(
        group.files.filter((name) => !name.startsWith('!')).length,
      )
      expect(testsOf(root, group).length).toBeGreaterThanOrEqual(group.tests.length)
      expect(testsOf(root, group).filter((name) => name.endsWith('.tsx') !== (group.stage === 'page'))).toEqual([])
    },
  )

  test('share no file: a guard among the rules is no rule', () => {
    const files = groups.flatMap((group) => filesOf(root, group))
    expect(new Set(files).size).toBe(files.length)
    expect(files).toContain('portal/rules/trusted-address.ts')
    expect(files.filter((name) => name.includes('.test.'))).toEqual([])
  })
})

describe('lines by lot', () => {
  const text = 'import a\n\nclass A {\n  b() {\n    one\n\n    two\n  }\n\n  c() {}\n}\n'
  const pieces = [
    { file: 'a.ts', from: 1, to: 2 },
    { file: 'a.ts', from: 3, to: 9 },
    { file: 'a.ts', from: 10, to: 11 },
  ]

  test('are whole declarations and methods', () => expect(piecesOf('a.ts', text)).toEqual(pieces))

  test('are as many as asked, others for another seed, and all if there are no more', () => {
    expect(draw(pieces, 1, randomFrom(1))).toHaveLength(1)
    expect(draw(pieces, 1, randomFrom(1))).toEqual(draw(pieces, 1, randomFrom(1)))
    expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => draw(pieces, 1, randomFrom(seed))[0])).size).toBeGreaterThan(1)
    expect(draw(pieces, 99, randomFrom(1)).toSorted((a, b) => a.from - b.from)).toEqual(pieces)
  })
})

test('a mutant stands in its code, on one line; what Stryker could not try is left out', () => {
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

test('code of named survivors stands in its file', () => {
  const gone = survivors.filter(({ file, from, on = '' }) =>
    [from, on].some((code) => !readFileSync(join(root, file), 'utf8').replaceAll(/\s+/g, ' ').includes(code)),
  )
  expect(gone.map(({ file, from }) => `${file}: ${from}`)).toEqual([])
})

describe('figures of mutants', () => {
  const [guards, rules] = [
    { name: 'guards', floor: 1 },
    { name: 'rules', floor: 0.9 },
  ]
  const killed: Mutant = { file: 'a.ts', line: 3, from: 'a || b', to: 'a', on: 'if (a || b)', outcome: 'killed' }
  const survived: Mutant = { ...killed, to: 'b', outcome: 'survived' }
  const named = [{ file: 'a.ts', from: 'a || b', to: 'b', why: 'a is b' }]

  test('a reason is for one change of the code, or for all of them', () => {
    expect(isNamed(survived, named)).toBe(true)
    expect(isNamed(killed, named)).toBe(false)
    expect(isNamed(killed, [{ file: 'a.ts', from: 'a || b', why: '' }])).toBe(true)
    expect(isNamed(survived, [{ file: 'a.ts', from: 'a || b', on: 'if (', why: '' }])).toBe(true)
    expect(isNamed(survived, [{ file: 'a.ts', from: 'a || b', on: 'while', why: '' }])).toBe(false)
    expect(isNamed(survived, [{ file: 'b.ts', from: 'a || b', why: '' }])).toBe(false)
  })

  test('count what was killed, of all groups of one name, and give each reason', () => {
    const { passed, summary, figures } = mutantFigures(
      [
        { group: guards, mutants: [killed] },
        { group: guards, mutants: [{ ...killed, outcome: 'timedOut' }, survived] },
      ],
      named,
    )
    expect(passed).toBe(true)
    expect(summary).toMatchObject({ amount: '3 mutants', figure: '100.0 % killed' })
    expect(figures[0]).toMatch(/^2 of 3 mutants killed, 1 of them /)
    expect(figures).toContain('| guards | 3 | 2 | 1 | 0 | 100.0 % | 100.0 % |')
    expect(figures.at(-1)).toBe(String.raw`| ${'`a.ts:3`'} | ${'`a \\|\\| b`'} | ${'`b`'} | a is b |`)
  })

  test('do not pass with a survivor too many in one group, however well the others do', () => {
    const many = Array.from({ length: 100 }, () => killed)
    expect(
      mutantFigures(
        [
          { group: rules, mutants: [...many, survived] },
          { group: guards, mutants: [killed] },
        ],
        [],
      ).passed,
    ).toBe(true)
    const { passed, figures } = mutantFigures(
      [
        { group: rules, mutants: many },
        { group: guards, mutants: [killed, survived] },
      ],
      [],
    )
    expect(passed).toBe(false)
    expect(figures).toEqual(
      expect.arrayContaining(['| guards | 2 | 1 | 0 | 1 | 50.0 % | 100.0 % |', 'Survivors without a reason:']),
    )
  })

  test('do not pass when a reason stands for what was killed, or nothing was tried; a reason may be for what was not drawn', () => {
    expect(mutantFigures([{ group: guards, mutants: [{ ...survived, outcome: 'killed' }] }], named)).toMatchObject({
      passed: false,
      figures: expect.arrayContaining(['1 reasons stand for no survivor:']),
    })
    expect(mutantFigures([{ group: guards, mutants: [killed] }], named).passed).toBe(true)
    expect(mutantFigures([{ group: guards, mutants: [] }], []).passed).toBe(false)
    expect(mutantFigures([], []).passed).toBe(false)
  })
})
