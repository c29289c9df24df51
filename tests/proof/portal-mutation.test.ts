import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root, type Outcome } from '../support/report.ts'
import { failedTests } from './private-copy.ts'
import { portalMutationFigures } from './portal-mutation.ts'
import { portalMutations } from './portal-mutations.ts'

const outcome = (given: Partial<Outcome>): Outcome => ({
  project: 'unit',
  file: 'a.test.ts',
  title: 'a',
  state: 'failed',
  ...given,
})

describe('mutations of the portal', () => {
  test('stand once in their file, so that a change of it asks for another', () => {
    const wrong = portalMutations.filter(
      ({ file, from }) =>
        !existsSync(join(root, file)) || readFileSync(join(root, file), 'utf8').split(from).length !== 2,
    )
    expect(wrong.map(({ what, file }) => `${what}: ${file}`)).toEqual([])
  })

  test('name tests that exist, and differ', () => {
    expect(portalMutations.flatMap(({ tests }) => tests).filter((file) => !existsSync(join(root, file)))).toEqual([])
    expect(new Set(portalMutations.map(({ what }) => what)).size).toBe(portalMutations.length)
  })
})

test('a file that could not be loaded, or an error outside every test, saw nothing', () => {
  const outside = [outcome({ title: '(the file itself)' }), outcome({ file: '', title: 'the run was interrupted' })]
  expect(
    failedTests({
      outcomes: [outcome({}), outcome({}), outcome({ title: 'b', state: 'passed' }), ...outside],
      output: '',
    }),
  ).toEqual(['a'])
  expect(() => failedTests({ outcomes: outside, output: 'No tests found' })).toThrow('No test ran:\nNo tests found')
})

describe('its figures', () => {
  const seen = { what: 'one', file: 'a.ts', by: 'a | b' }
  const unseen = { what: 'two', file: 'b.ts', by: undefined }

  test('name what caught each, and pass when each was caught', () => {
    const { passed, figures } = portalMutationFigures([seen, { ...seen, what: 'other' }], [])
    expect(passed).toBe(true)
    expect(figures[0]).toMatch(/^2 of 2 caught/)
    expect(figures.slice(-2)).toEqual(['| one | `a.ts` | a \\| b |', '| other | `a.ts` | a \\| b |'])
  })

  test('do not pass when nobody saw one, when a test failed before, or when nothing was tried', () => {
    expect(portalMutationFigures([unseen, seen], [])).toMatchObject({
      passed: false,
      figures: expect.arrayContaining([expect.stringMatching(/^1 of 2 caught/), '| two | `b.ts` | **nobody** |']),
    })
    expect(portalMutationFigures([seen], ['shaky'])).toMatchObject({
      passed: false,
      figures: expect.arrayContaining(['- shaky']),
    })
    expect(portalMutationFigures([], []).passed).toBe(false)
  })
})
