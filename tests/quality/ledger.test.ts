import { describe, expect, test } from 'vitest'
import type { Outcome } from '../support/report.ts'
import {
  balance,
  balanceLines,
  behaviours,
  closingLine,
  faultsOf,
  isSound,
  proofLines,
  type Behaviour,
} from './ledger.ts'

const list: readonly Behaviour[] = [
  { id: 'ONE-01', description: 'It does the first thing.', state: 'built' },
  { id: 'ONE-02', description: 'It will do the second thing.', state: 'open' },
]
const outcome = (title: string, state: Outcome['state'] = 'passed', project = 'unit'): Outcome => ({
  project,
  file: 'a.test.ts',
  title,
  state,
})

describe('the ledger', () => {
  test('accepts a built behaviour whose id is in the title of a passing test, alone or with other ids', () => {
    const ledger = balance(list, [outcome('group > ONE-01 does it'), outcome('ONE-01 and ONE-02 together')])
    expect(ledger.proofs.get('ONE-01')).toHaveLength(2)
    expect(isSound(ledger)).toBe(true)
  })

  test('counts a test once, however many projects run it', () => {
    expect(
      balance(list, [outcome('ONE-01', 'passed', 'components'), outcome('ONE-01', 'passed', 'alone')]).proofs.get(
        'ONE-01',
      ),
    ).toHaveLength(1)
  })

  test('reports a built behaviour without a test, and not an open one', () => {
    const ledger = balance(list, [])
    expect(ledger.unproved).toEqual(['ONE-01'])
    expect(isSound(ledger)).toBe(false)
  })

  test.each(['failed', 'skipped'] as const)('does not count a %s test', (state) => {
    expect(balance(list, [outcome('ONE-01', state)]).unproved).toEqual(['ONE-01'])
  })

  test('is invalid while one of several tests of a behaviour fails', () => {
    const ledger = balance(list, [outcome('ONE-01 here'), outcome('ONE-01 there', 'failed')])
    expect(ledger.broken).toEqual(['ONE-01'])
    expect(isSound(ledger)).toBe(false)
  })

  test('reports an unknown id, and ignores other capitals with digits', () => {
    const ledger = balance(list, [outcome('ONE-01 survives UTF-16, and BIG-ONE-98'), outcome('ONE-99 does something')])
    expect(ledger.unknown).toEqual(['ONE-99'])
    expect(isSound(ledger)).toBe(false)
  })
})

describe('a partly built behaviour', () => {
  const half: Behaviour = {
    id: 'ONE-03',
    description: 'It does half of the third thing.',
    state: 'partly',
    missing: 'The other half of it.',
  }

  test('needs a passing test for what is built', () => {
    expect(balance([...list, half], [outcome('ONE-01')]).unproved).toEqual(['ONE-03'])
    expect(isSound(balance([...list, half], [outcome('ONE-01'), outcome('ONE-03')]))).toBe(true)
  })

  test('is counted apart from built ones', () => {
    expect(closingLine([...list, half], balance([...list, half], [outcome('ONE-03')]))).toBe(
      '3 behaviours, 1 built, 1 partly, 1 of those proved: 1 of 2 clauses',
    )
  })

  test.each<[what: string, entry: object, isValid: boolean]>([
    ['a built one without missing', { state: 'built' }, true],
    ['an open one without missing', { state: 'open' }, true],
    ['a partly built one with missing', { state: 'partly', missing: 'The other half of it.' }, true],
    ['a partly built one without missing', { state: 'partly' }, false],
    ['a partly built one with an empty missing', { state: 'partly', missing: '' }, false],
    ['a partly built one with a missing that is not a sentence', { state: 'partly', missing: 'the other half' }, false],
    ['a built one with missing', { state: 'built', missing: 'The other half of it.' }, false],
    ['an open one with missing', { state: 'open', missing: 'The other half of it.' }, false],
    ['an unknown state', { state: 'nearly' }, false],
    ['no state', {}, false],
  ])('%s, %o, is valid: %o', (_what, entry, isValid) => {
    expect(faultsOf({ id: 'ONE-04', description: 'It does a fourth thing.', ...entry } as Behaviour)).toHaveLength(
      isValid ? 0 : 1,
    )
  })
})

describe('a behaviour of several clauses', () => {
  const pair: Behaviour = {
    id: 'ONE-05',
    description: 'It does two things.',
    clauses: ['It does this.', 'It does that.'],
    state: 'built',
  }

  test('is proved when the id of each clause is in the title of a passing test', () => {
    expect(isSound(balance([pair], [outcome('ONE-05.1 this'), outcome('ONE-05.2 that')]))).toBe(true)
    expect(isSound(balance([pair], [outcome('ONE-05.1 ONE-05.2 both')]))).toBe(true)
  })

  test.each(['ONE-05 both', 'ONE-05.1, .2 both', 'ONE-05.1 this'])(
    'is not proved by “%s”: the report names the clause without a test',
    (title) => {
      const ledger = balance([pair], [outcome(title)])
      expect(isSound(ledger)).toBe(false)
      expect(balanceLines([pair], ledger)).toContain(
        'built or partly built, but no passing test carries it: ONE-05.2  It does that.',
      )
    },
  )

  test.each(['ONE-05.3', 'ONE-05.0', 'ONE-05.12', 'ONE-01.1'])(
    'has no clause %s: a title with it is reported',
    (id) => {
      const ledger = balance(
        [...list, pair],
        [outcome('ONE-01'), outcome('ONE-05.1 ONE-05.2'), outcome(`${id} something`)],
      )
      expect(ledger.unknown).toEqual([id])
      expect(isSound(ledger)).toBe(false)
    },
  )

  test.each(['ONE-05', 'ONE-05.2'])('is invalid while a test with %s in its title fails', (id) => {
    const ledger = balance([pair], [outcome('ONE-05.1 ONE-05.2'), outcome(`${id} again`, 'failed')])
    expect(ledger.broken).toEqual([id])
    expect(isSound(ledger)).toBe(false)
  })

  test('is printed with the tests of each clause, and counted by clause', () => {
    const ledger = balance([...list, pair], [outcome('ONE-01 first'), outcome('ONE-05.2 that')])
    expect(proofLines([...list, pair], ledger)).toEqual([
      'ONE-01  It does the first thing.',
      '    a.test.ts: ONE-01 first',
      'ONE-05  It does two things.',
      '  ONE-05.1  It does this.',
      '  ONE-05.2  It does that.',
      '    a.test.ts: ONE-05.2 that',
    ])
    expect(closingLine([...list, pair], ledger)).toBe(
      '3 behaviours, 2 built, 0 partly, 1 of those proved: 2 of 3 clauses',
    )
  })

  test.each<[what: string, clauses: string[] | undefined, faults: number]>([
    ['no clauses', undefined, 0],
    ['two clauses', ['It does this.', 'It does that.'], 0],
    ['an empty list', [], 1],
    ['a single clause', ['It does this.'], 1],
    ['the same clause twice', ['It does this.', 'It does this.'], 1],
    ['two that are not phrases', ['it', ' It does that.'], 2],
    ['one that is long', ['It does this.', `It does ${'very '.repeat(40)}much.`], 1],
  ])('with %s, %o, has %i errors', (_what, clauses, faults) => {
    expect(
      faultsOf({ id: 'ONE-06', description: 'It does things.', state: 'built', ...(clauses && { clauses }) }),
    ).toHaveLength(faults)
  })
})

test('every behaviour has a unique id, a short description and, if partly built, what is missing', () => {
  expect(new Set(behaviours.map(({ id }) => id)).size).toBe(behaviours.length)
  expect(behaviours.flatMap(faultsOf)).toEqual([])
  for (const { id, description } of behaviours) {
    expect(id).toMatch(/^[A-Z][A-Z0-9]*-\d{2}$/)
    expect(description, id).toMatch(/^.{10,160}\.$/)
  }
})
