import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root, type Outcome } from '../support/report.ts'
import { mutationFigures, without, type Caught } from './mutation.ts'
import { mutations } from './mutations.ts'
import { originOf, readOrder, withSection } from './proof.ts'
import { repeatFigures } from './repeat.ts'

const outcome = (title: string, state: Outcome['state']): Outcome => ({ project: 'visual', file: '', title, state })
const nobody: Caught = { pictures: [], 'component tests': [], 'sweep of all stories': [] }

describe('the page of figures', () => {
  const section = (name: string, figure: string) => ({ name, says: `says ${name}`, origin: 'Passed.', figures: [figure] })
  const page = withSection(withSection('# Figures\n\nPreface.\n', section('one', '1')), section('two', '2'))

  test('gets a section per proof', () => {
    expect(page).toBe('# Figures\n\nPreface.\n\n## `one` · says one\n\nPassed.\n\n1\n\n## `two` · says two\n\nPassed.\n\n2\n')
  })

  test('replaces the former figures of a proof and leaves the others', () => {
    expect(withSection(page, section('one', '3'))).toBe(page.replace('\n1\n', '\n3\n'))
  })
})

describe('where figures come from', () => {
  const run = { passed: true, tree: { commit: '1a2b3c4', clean: true }, seed: 7, date: new Date('2026-11-21T12:00:00Z'), seconds: 9 }

  test('is said with tree, date, seed and time', () => {
    expect(originOf(run)).toBe('Passed on 2026-11-21, tree 1a2b3c4, seed 7, in 9 s.')
    expect(originOf({ ...run, passed: false })).toBe('**Failed** on 2026-11-21, tree 1a2b3c4, seed 7, in 9 s.')
  })

  test.each([[true, 'passed'], [false, 'failed']])('on a tree with uncommitted changes nothing is called passed (%o)', (passed, word) => {
    expect(originOf({ ...run, passed, tree: { commit: '1a2b3c4', clean: false } })).toBe(`**Does not count** (${word}, with uncommitted changes) on 2026-11-21, tree 1a2b3c4, seed 7, in 9 s.`)
  })
})

describe('what is asked for', () => {
  test('is every proof, or those named, with a seed', () => {
    expect(readOrder([], ['a', 'b'])).toEqual({ names: ['a', 'b'], seed: 1 })
    expect(readOrder(['b', '--seed', '7'], ['a', 'b'])).toEqual({ names: ['b'], seed: 7 })
  })

  test('must exist', () => {
    expect(() => readOrder(['c'], ['a', 'b'])).toThrow('There is no proof "c": choose from a, b.')
    expect(() => readOrder(['--seed', 'x'], ['a'])).toThrow('whole number')
  })
})

test('repeats tell chance from change', () => {
  const runs = [outcome('steady', 'passed'), outcome('steady', 'passed'), outcome('shaky', 'passed'), outcome('shaky', 'failed'), outcome('wrong', 'failed'), outcome('wrong', 'failed')]
  expect(repeatFigures(runs)).toEqual({ passed: false, figures: ['3 tests, 6 runs: 1 differed by chance, 1 in every run.', '- shaky: 1 of 2', '- wrong: 2 of 2'] })
  expect(repeatFigures(runs.slice(0, 2)).passed).toBe(true)
  expect(repeatFigures([]).passed).toBe(false)
})

describe('mutations', () => {
  test('stand once in their file, so that a change of it asks for another', () => {
    const wrong = mutations.filter(({ file, from }) => !existsSync(join(root, file)) || readFileSync(join(root, file), 'utf8').split(from).length !== 2)
    expect(wrong.map(({ what, file }) => `${what}: ${file}`)).toEqual([])
  })

  test('are not caught by what failed before them', () => {
    const sound = { ...nobody, pictures: ['shaky'] }
    expect(without({ ...nobody, pictures: ['shaky', 'seen'] }, sound)).toEqual({ ...nobody, pictures: ['seen'] })
    const seen = { what: 'a', file: 'a.tsx', caught: { ...nobody, pictures: ['seen'] } }
    expect(mutationFigures([seen], sound)).toMatchObject({ passed: false, figures: expect.arrayContaining([expect.stringContaining('1 failed before anything was broken')]) })
    expect(mutationFigures([seen], nobody).passed).toBe(true)
  })

  test('that nobody saw fail the proof', () => {
    const seen = { what: 'a', file: 'a.tsx', caught: { ...nobody, pictures: ['Button | Busy', 'other'] } }
    expect(mutationFigures([seen], nobody)).toMatchObject({ passed: true, figures: expect.arrayContaining(['| a | `a.tsx` | 2: Button \\| Busy |  |  |']) })
    expect(mutationFigures([seen, { what: 'b', file: 'b.tsx', caught: nobody }], nobody)).toMatchObject({ passed: false, figures: expect.arrayContaining(['| b | `b.tsx` | **by nobody** | | |']) })
  })
})
