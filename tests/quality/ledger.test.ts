import { describe, expect, test } from 'vitest'
import type { Outcome } from '../support/report.ts'
import { balance, behaviours, closingLine, faultsOf, isSound, type Behaviour } from './ledger.ts'

const list: readonly Behaviour[] = [
  { id: 'ONE-01', says: 'It does the first thing.', state: 'built' },
  { id: 'ONE-02', says: 'It will do the second thing.', state: 'open' },
]
const outcome = (title: string, state: Outcome['state'] = 'passed', project = 'unit'): Outcome => ({ project, file: 'a.test.ts', title, state })

describe('the ledger', () => {
  test('accepts a built behaviour that a passing test carries, alone or among others', () => {
    const ledger = balance(list, [outcome('group > ONE-01 does it'), outcome('ONE-01 and ONE-02 together')])
    expect(ledger.proofs.get('ONE-01')).toHaveLength(2)
    expect(isSound(ledger)).toBe(true)
  })

  test('counts a test once, however many projects run it', () => {
    expect(balance(list, [outcome('ONE-01', 'passed', 'components'), outcome('ONE-01', 'passed', 'alone')]).proofs.get('ONE-01')).toHaveLength(1)
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
    const ledger = balance(list, [outcome('ONE-01 survives UTF-16'), outcome('ONE-99 does something')])
    expect(ledger.unknown).toEqual(['ONE-99'])
    expect(isSound(ledger)).toBe(false)
  })
})

describe('a partly built behaviour', () => {
  const half: Behaviour = { id: 'ONE-03', says: 'It does half of the third thing.', state: 'partly', missing: 'The other half of it.' }

  test('needs proof of what is there', () => {
    expect(balance([...list, half], [outcome('ONE-01')]).unproved).toEqual(['ONE-03'])
    expect(isSound(balance([...list, half], [outcome('ONE-01'), outcome('ONE-03')]))).toBe(true)
  })

  test('is counted apart from what is built', () => {
    expect(closingLine([...list, half], balance([...list, half], [outcome('ONE-03')]))).toBe('3 behaviours, 1 built, 1 partly, 1 of those proved')
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
    expect(faultsOf({ id: 'ONE-04', says: 'It does a fourth thing.', ...entry } as Behaviour)).toHaveLength(sound ? 0 : 1)
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
