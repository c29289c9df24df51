import { describe, expect, test } from 'vitest'
import type { Outcome } from '../support/report.ts'
import behaviours from './behaviours.json' with { type: 'json' }
import { balance, isSound, type Behaviour } from './ledger.ts'

const list: readonly Behaviour[] = [
  { id: 'ONE-01', says: 'It does the first thing.', built: true },
  { id: 'ONE-02', says: 'It will do the second thing.', built: false },
]
const outcome = (title: string, state: Outcome['state'] = 'passed', project = 'unit'): Outcome => ({ project, file: 'a.test.ts', title, state })

describe('the ledger', () => {
  test('accepts a built behaviour that a passing test carries, alone or among others', () => {
    const ledger = balance(list, [outcome('group > ONE-01 does it'), outcome('ONE-01 and ONE-02 together')])
    expect(ledger.proofs.get('ONE-01')).toHaveLength(2)
    expect(isSound(ledger)).toBe(true)
  })

  test('counts a test once, however many projects run it', () => {
    expect(balance(list, [outcome('ONE-01', 'passed', 'stories-standard'), outcome('ONE-01', 'passed', 'stories-calm-dark')]).proofs.get('ONE-01')).toHaveLength(1)
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

test('every behaviour has an id of its own and says something short', () => {
  expect(new Set(behaviours.map(({ id }) => id)).size).toBe(behaviours.length)
  for (const { id, says } of behaviours) {
    expect(id).toMatch(/^[A-Z][A-Z0-9]*-\d{2}$/)
    expect(says, id).toMatch(/^.{10,160}\.$/)
  }
})
