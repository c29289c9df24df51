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
  { id: 'ONE-01', says: 'It does the first thing.', state: 'built' },
  { id: 'ONE-02', says: 'It will do the second thing.', state: 'open' },
]
const outcome = (title: string, state: Outcome['state'] = 'passed', project = 'unit'): Outcome => ({
  project,
  file: 'a.test.ts',
  title,
  state,
})

describe('the ledger', () => {
  test('accepts a built behaviour that a passing test carries, alone or among others', () => {
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

  test('refuses a built behaviour without proof and lets an unbuilt one wait', () => {
    const ledger = balance(list, [])
    expect(ledger.unproved).toEqual(['ONE-01'])
    expect(isSound(ledger)).toBe(false)
  })

  test.each(['failed', 'skipped'] as const)('does not count a %s test', (state) => {
    expect(balance(list, [outcome('ONE-01', state)]).unproved).toEqual(['ONE-01'])
  })

  test('is not sound while one of several proofs fails', () => {
    const ledger = balance(list, [outcome('ONE-01 here'), outcome('ONE-01 there', 'failed')])
    expect(ledger.broken).toEqual(['ONE-01'])
    expect(isSound(ledger)).toBe(false)
  })

  test('refuses an id that it does not know, and leaves other capitals with digits alone', () => {
    const ledger = balance(list, [outcome('ONE-01 survives UTF-16, and BIG-ONE-98'), outcome('ONE-99 does something')])
    expect(ledger.unknown).toEqual(['ONE-99'])
    expect(isSound(ledger)).toBe(false)
  })
})

describe('a partly built behaviour', () => {
  const half: Behaviour = {
    id: 'ONE-03',
    says: 'It does half of the third thing.',
    state: 'partly',
    missing: 'The other half of it.',
  }

  test('needs proof of what is there', () => {
    expect(balance([...list, half], [outcome('ONE-01')]).unproved).toEqual(['ONE-03'])
    expect(isSound(balance([...list, half], [outcome('ONE-01'), outcome('ONE-03')]))).toBe(true)
  })

  test('is counted apart from what is built', () => {
    expect(closingLine([...list, half], balance([...list, half], [outcome('ONE-03')]))).toBe(
      '3 behaviours, 1 built, 1 partly, 1 of those proved: 1 of 2 clauses',
    )
  })

  test.each<[what: string, entry: object, sound: boolean]>([
    ['a built one that lacks nothing', { state: 'built' }, true],
    ['an open one that lacks everything', { state: 'open' }, true],
    ['a partly built one that says what is missing', { state: 'partly', missing: 'The other half of it.' }, true],
    ['a partly built one that does not say it', { state: 'partly' }, false],
    ['a partly built one that says nothing', { state: 'partly', missing: '' }, false],
    ['a partly built one that says no sentence', { state: 'partly', missing: 'the other half' }, false],
    ['a built one that lacks something', { state: 'built', missing: 'The other half of it.' }, false],
    ['an open one that lacks something', { state: 'open', missing: 'The other half of it.' }, false],
    ['a state that does not exist', { state: 'nearly' }, false],
    ['no state at all', {}, false],
  ])('%s: %o is sound: %o', (_what, entry, sound) => {
    expect(faultsOf({ id: 'ONE-04', says: 'It does a fourth thing.', ...entry } as Behaviour)).toHaveLength(
      sound ? 0 : 1,
    )
  })
})

describe('a behaviour of several clauses', () => {
  const pair: Behaviour = {
    id: 'ONE-05',
    says: 'It does two things.',
    clauses: ['It does this.', 'It does that.'],
    state: 'built',
  }

  test('is proved when each clause is carried by a passing test', () => {
    expect(isSound(balance([pair], [outcome('ONE-05.1 this'), outcome('ONE-05.2 that')]))).toBe(true)
    expect(isSound(balance([pair], [outcome('ONE-05.1 ONE-05.2 both')]))).toBe(true)
  })

  test.each(['ONE-05 both', 'ONE-05.1, .2 both', 'ONE-05.1 this'])(
    'is not proved by “%s”: what lacks proof is told by clause',
    (title) => {
      const ledger = balance([pair], [outcome(title)])
      expect(isSound(ledger)).toBe(false)
      expect(balanceLines([pair], ledger)).toContain(
        'built or partly built, but no passing test carries it: ONE-05.2  It does that.',
      )
    },
  )

  test.each(['ONE-05.3', 'ONE-05.0', 'ONE-05.12', 'ONE-01.1'])('has no clause %s: such a title is refused', (id) => {
    const ledger = balance(
      [...list, pair],
      [outcome('ONE-01'), outcome('ONE-05.1 ONE-05.2'), outcome(`${id} something`)],
    )
    expect(ledger.unknown).toEqual([id])
    expect(isSound(ledger)).toBe(false)
  })

  test.each(['ONE-05', 'ONE-05.2'])('is not sound while a test that carries %s fails', (id) => {
    const ledger = balance([pair], [outcome('ONE-05.1 ONE-05.2'), outcome(`${id} again`, 'failed')])
    expect(ledger.broken).toEqual([id])
    expect(isSound(ledger)).toBe(false)
  })

  test('is printed clause by clause with their tests, and counted by clause', () => {
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
    ['two', ['It does this.', 'It does that.'], 0],
    ['none', [], 1],
    ['a single one', ['It does this.'], 1],
    ['the same one twice', ['It does this.', 'It does this.'], 1],
    ['two that are no phrases', ['it', ' It does that.'], 2],
    ['one that is long', ['It does this.', `It does ${'very '.repeat(40)}much.`], 1],
  ])('lists %s: %o has %i faults', (_what, clauses, faults) => {
    expect(
      faultsOf({ id: 'ONE-06', says: 'It does things.', state: 'built', ...(clauses && { clauses }) }),
    ).toHaveLength(faults)
  })
})

test('every behaviour has an id of its own and says something short, and what it lacks where it is partly built', () => {
  expect(new Set(behaviours.map(({ id }) => id)).size).toBe(behaviours.length)
  expect(behaviours.flatMap(faultsOf)).toEqual([])
  for (const { id, says } of behaviours) {
    expect(id).toMatch(/^[A-Z][A-Z0-9]*-\d{2}$/)
    expect(says, id).toMatch(/^.{10,160}\.$/)
  }
})
