import { expect, test } from 'vitest'
import { brokenLimits, type Cost } from './limits.ts'
import scriptBudget from './script-budget.json' with { type: 'json' }
import { screenNames } from './screens.ts'

const cold: Cost = { toStatic: 3.5, requests: 15, shift: 0.005, blocking: 200, script: 1 }
const again: Cost = { toStatic: 2, requests: 0, shift: 0, blocking: 100, script: 0 }

test('a screen within its limits passes', () => {
  expect(brokenLimits('dashboard', { cold, again })).toEqual([])
})

test.each<[string, Partial<Cost>, Partial<Cost>, string]>([
  ['one more request', { requests: 16 }, {}, 'cold: requests at most 15'],
  ['a request despite the service worker', {}, { requests: 1 }, 'again: requests at most 0'],
  ['a layout shift', {}, { shift: 0.006 }, 'again: shift at most 0.005'],
  ['a missing measurement', { toStatic: Number.NaN }, {}, 'cold: toStatic at most 4.8'],
])('%s exceeds its limit', (_what, first, second, broken) => {
  expect(brokenLimits('finance', { cold: { ...cold, ...first }, again: { ...again, ...second } })).toEqual([broken])
})

test('every script budget but the default names a screen', () => {
  const { default: _default, ...named } = scriptBudget
  expect(Object.keys(named).filter((name) => !new Set<string>(screenNames).has(name))).toEqual([])
})

test('script has the budget of its screen, or the default one', () => {
  const costs = (script: number) => ({ cold: { ...cold, script }, again })
  expect(brokenLimits('document', costs(scriptBudget.document))).toEqual([])
  expect(brokenLimits('document', costs(scriptBudget.document + 1))).toHaveLength(1)
  expect(brokenLimits('new-screen', costs(scriptBudget.default))).toEqual([])
  expect(brokenLimits('new-screen', costs(scriptBudget.default + 1))).toEqual([
    `cold: script at most ${scriptBudget.default}`,
  ])
})
