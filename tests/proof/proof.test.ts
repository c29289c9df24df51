import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { root, type Outcome } from '../support/report.ts'
import { longJourneysFigures } from './long-journeys.ts'
import { caughtIn, mutationFigures, without, type Caught } from './mutation.ts'
import { mutations } from './mutations.ts'
import { originOf, readOrder, verdictOf } from './proof.ts'
import { repeatFigures } from './repeat.ts'
import { duringRun, figuresPage, readTree } from './tree.ts'

const outcome = (title: string, state: Outcome['state']): Outcome => ({ project: 'visual', file: '', title, state })
const nobody: Caught = { pictures: [], 'component tests': [], 'sweep of all stories': [] }

test('long journeys prove nothing when none ran, or when one failed', () => {
  expect(longJourneysFigures([]).passed).toBe(false)
  expect(longJourneysFigures([outcome('one', 'passed'), outcome('two', 'failed')]).passed).toBe(false)
  expect(longJourneysFigures([outcome('one', 'passed')]).passed).toBe(true)
})

describe('what may be called passed', () => {
  /** What the page must not say: figures without their date or tree, and a pass on a tree that nobody can look up. */
  const dishonest = (page: string): string[] =>
    page
      .split(/\n(?=## )/)
      .slice(1)
      .filter(
        (part) =>
          !/\n(?:Passed on [\d-]{10}, at [0-9a-f]{7,} with a clean tree|\*\*.+\*\* on [\d-]{10}, at [0-9a-f]{7,} with (?:a clean tree|uncommitted changes)), seed /.test(
            part,
          ),
      )
      .map((part) => /`([\w-]+)`/.exec(part)?.[1] ?? part)

  const clean = { commit: '1234abc', clean: true }
  const changed = { ...clean, clean: false }

  test('went well on a clean tree', () => {
    expect(verdictOf({ passed: true }, clean)).toBe('passed')
    expect(verdictOf({ passed: true }, changed)).toBe('not called passed')
    expect(verdictOf({ passed: false }, clean)).toBe('failed')
    expect(verdictOf({ passed: false }, changed)).toBe('failed')
  })

  test('was not touched while it ran', () => {
    expect(duringRun(clean, clean)).toEqual(clean)
    expect(duringRun(clean, changed)).toEqual(changed)
    expect(duringRun(changed, clean)).toEqual(changed)
    expect(duringRun(clean, { ...clean, commit: '5678def' })).toEqual(changed)
  })

  test('says its date, its tree and its seed', () => {
    const told = { date: new Date('2026-11-21T09:00:00Z'), seed: 7, seconds: 69 }
    expect(originOf({ result: { passed: true }, tree: clean, ...told })).toBe(
      'Passed on 2026-11-21, at 1234abc with a clean tree, seed 7, in 69 s.',
    )
    expect(originOf({ result: { passed: true }, tree: changed, ...told })).toBe(
      '**Went well, but is not called passed** on 2026-11-21, at 1234abc with uncommitted changes, seed 7, in 69 s.',
    )
    expect(originOf({ result: { passed: false }, tree: changed, ...told })).toBe(
      '**Failed** on 2026-11-21, at 1234abc with uncommitted changes, seed 7, in 69 s.',
    )
  })

  test('is what the page says of its figures', () => {
    expect(dishonest(readFileSync(join(root, figuresPage), 'utf8'))).toEqual([])
    const page = (origin: string) => `# Figures\n\nPreface.\n\n## \`one\` · says one\n\n${origin}\n\n1\n`
    expect(dishonest(page('Passed on 2026-11-21, at 1234abc with a clean tree, seed 7, in 69 s.'))).toEqual([])
    expect(dishonest(page('**Failed** on 2026-11-21, at 1234abc with uncommitted changes, seed 7, in 69 s.'))).toEqual(
      [],
    )
    expect(dishonest(page('Passed on 2026-11-21, at 1234abc with uncommitted changes, seed 7, in 69 s.'))).toEqual([
      'one',
    ])
    expect(dishonest(page('Passed on 2026-11-21, at 1234abc-dirty, seed 7, in 69 s.'))).toEqual(['one'])
    expect(dishonest(page('Passed at 1234abc with a clean tree, seed 7, in 69 s.'))).toEqual(['one'])
  })
})

describe('a tree', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-tree-'))
  const git = (...args: string[]): unknown =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.nl', ...args], { cwd: folder })
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  afterAll(() => rmSync(folder, { recursive: true }))

  test('is clean as it was committed, whatever the page of figures says, and until a file is changed or added', () => {
    git('init', '--quiet')
    write('file', '1')
    write(figuresPage, '1')
    git('add', '.')
    git('commit', '--quiet', '--message', 'First')
    expect(readTree(folder)).toEqual({ commit: expect.stringMatching(/^[0-9a-f]{7,}$/), clean: true })
    write(figuresPage, '2')
    expect(readTree(folder).clean).toBe(true)
    write('file', '2')
    expect(readTree(folder).clean).toBe(false)
    write('file', '1')
    expect(readTree(folder).clean).toBe(true)
    write('new', '1')
    expect(readTree(folder).clean).toBe(false)
  })
})

describe('what is asked for', () => {
  test('is every proof, or those named, with a seed', () => {
    expect(readOrder([], ['a', 'b'], () => [])).toEqual({ names: ['a', 'b'], seed: 1 })
    expect(readOrder(['b', '--seed', '7'], ['a', 'b'], () => [])).toEqual({ names: ['b'], seed: 7 })
    expect(readOrder(['bench', 'b'], ['bench', 'b'], () => [])).toEqual({ names: ['b'], seed: 1 })
  })

  test('may be those whose figures are stale', () => {
    expect(readOrder(['--stale', '--seed', '7'], ['a', 'b'], () => ['b'])).toEqual({ names: ['b'], seed: 7 })
  })

  test('must exist', () => {
    expect(() => readOrder(['c'], ['a', 'b'], () => [])).toThrow('There is no proof "c": choose from a, b.')
    expect(() => readOrder(['--seed', 'x'], ['a'], () => [])).toThrow('whole number')
  })
})

test('repeats tell chance from change', () => {
  const runs = [
    outcome('steady', 'passed'),
    outcome('steady', 'passed'),
    outcome('shaky', 'passed'),
    outcome('shaky', 'failed'),
    outcome('wrong', 'failed'),
    outcome('wrong', 'failed'),
  ]
  expect(repeatFigures(runs)).toMatchObject({
    passed: false,
    figures: ['3 tests, 6 runs: 1 differed by chance, 1 in every run.', '- shaky: 1 of 2', '- wrong: 2 of 2'],
  })
  expect(repeatFigures(runs.slice(0, 2)).passed).toBe(true)
  expect(repeatFigures([]).passed).toBe(false)
})

describe('mutations', () => {
  test('stand once in their file, so that a change of it asks for another', () => {
    const wrong = mutations.filter(
      ({ file, from }) =>
        !existsSync(join(root, file)) || readFileSync(join(root, file), 'utf8').split(from).length !== 2,
    )
    expect(wrong.map(({ what, file }) => `${what}: ${file}`)).toEqual([])
  })

  test('of one round are caught each by what knows it', () => {
    const picture = (title: string) => ({ ...outcome(title, 'failed'), file: 'tests/visual/stories.visual.ts' })
    const component = (file: string, title: string) => ({ ...outcome(title, 'failed'), file })
    const looked = {
      pictures: {
        output: '',
        outcomes: [
          picture('Badge · standard [design-system-feedback-badge--one]'),
          picture('Field · standard [design-system-forms-field--one]'),
        ],
      },
      'component tests': {
        output: '',
        outcomes: [
          component('design-system/badge/badge.test.tsx', 'badge'),
          component('design-system/field/field.test.tsx', 'field'),
        ],
      },
      'sweep of all stories': {
        output: '',
        outcomes: [
          picture('Badge [design-system-feedback-badge--one]'),
          { ...picture('Field [design-system-forms-field--one]'), state: 'passed' as const },
        ],
      },
    }
    const field = { stories: 'design-system-[a-z]+-field--', folders: ['design-system/field'] }
    expect(caughtIn(looked, field)).toEqual({
      pictures: ['Field · standard [design-system-forms-field--one]'],
      'component tests': ['field'],
      'sweep of all stories': [],
    })
    expect(Object.values(caughtIn(looked, 'all')).map((titles) => titles.length)).toEqual([2, 2, 1])
    expect(() => caughtIn(looked, { ...field, stories: 'design-system-[a-z]+-card--' })).toThrow('No test ran')
  })

  test('are not caught by what failed before them', () => {
    const sound = { ...nobody, pictures: ['shaky'] }
    expect(without({ ...nobody, pictures: ['shaky', 'seen'] }, sound)).toEqual({ ...nobody, pictures: ['seen'] })
    expect(mutationFigures([], sound)).toMatchObject({
      passed: false,
      figures: expect.arrayContaining([expect.stringContaining('1 failed before anything was broken')]),
    })
  })

  test('that nobody saw fail the proof, and so does what failed before them', () => {
    const seen = { what: 'a', file: 'a.tsx', caught: { ...nobody, pictures: ['Button | Busy', 'other'] } }
    expect(mutationFigures([seen], nobody)).toMatchObject({
      passed: true,
      figures: expect.arrayContaining(['| a | `a.tsx` | 2: Button \\| Busy |  |  |']),
    })
    expect(mutationFigures([seen], { ...nobody, pictures: ['shaky'] })).toMatchObject({
      passed: false,
      figures: expect.arrayContaining([expect.stringContaining('**1 failed before anything was broken**')]),
    })
    expect(mutationFigures([seen, { what: 'b', file: 'b.tsx', caught: nobody }], nobody)).toMatchObject({
      passed: false,
      figures: expect.arrayContaining(['| b | `b.tsx` | **by nobody** | | |']),
    })
  })
})
