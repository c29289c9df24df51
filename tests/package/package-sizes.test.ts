import { expect, test } from 'vitest'
import budget from './budget.json' with { type: 'json' }
import { overBudget, sizeTable } from './package-sizes.ts'

const size = { script: 100, later: 0, style: 50 }

test('a size over its budget, without a budget or without a component is reported', () => {
  expect(overBudget({ a: size }, { a: size })).toEqual([])
  expect(overBudget({ a: { script: 101, later: 1, style: 50 } }, { a: size })).toEqual([
    'a: script takes 101 bytes, its budget is 100',
    'a: later takes 1 bytes, its budget is 0',
  ])
  expect(overBudget({ a: size }, {})).toEqual(['a has no budget; it takes {"script":100,"later":0,"style":50}'])
  expect(overBudget({}, { a: size })).toEqual(['a has a budget and is no part'])
})

test('the table has a row for each component', () => {
  expect(sizeTable({ a: size }, { a: { ...size, style: 60 } }).at(-1)).toBe('| a | 100 of 100 | 0 of 0 | 50 of 60 |')
})

test('the budget of a button is at most 2 kB initially and nothing later', () => {
  expect(budget.button.script).toBeLessThanOrEqual(2000)
  expect(budget.button.later).toBe(0)
})
