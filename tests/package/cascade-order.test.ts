import { describe, expect, test } from 'vitest'
import { cascadeOrder, splitSheet } from './cascade-order.ts'

describe('rules that each get a layer', () => {
  test('are ordered by specificity, then by source order', () => {
    expect(
      cascadeOrder([
        '.a:hover { margin: 0 }',
        '.b { margin: 1px }',
        '@media (width >= 40rem) { .c { margin: 2px } }',
        '.d { margin: 3px }',
      ]),
    ).toEqual([
      '.b { margin: 1px }',
      '@media (width >= 40rem) { .c { margin: 2px } }',
      '.d { margin: 3px }',
      '.a:hover { margin: 0 }',
    ])
  })

  test('are in reverse order if they are !important, as the earliest layer then wins', () => {
    expect(
      cascadeOrder([
        '.a { margin: 0 }',
        '.b { margin: 0 !important }',
        '.c { margin: 1px !important }',
        '.d:hover { margin: 2px !important }',
      ]),
    ).toEqual([
      '.d:hover { margin: 2px !important }',
      '.c { margin: 1px !important }',
      '.b { margin: 0 !important }',
      '.a { margin: 0 }',
    ])
  })

  test('are refused if their selectors differ in specificity', () => {
    expect(() => cascadeOrder(['.a, .b:hover { margin: 0 }'])).toThrow('Not one specificity')
  })
})

test('utilities are split from a style sheet one by one, each with its conditions', () => {
  const { utilities, rest } = splitSheet(
    '@layer base { a { margin: 0 } }\n@layer utilities { .a { margin: 0 } @media print { .b { margin: 0 } .c { margin: 0 } } }',
  )
  expect(utilities).toEqual([
    '.a { margin: 0 }',
    '@media print {\n.b { margin: 0 }\n}',
    '@media print {\n.c { margin: 0 }\n}',
  ])
  expect(rest.trim()).toBe('@layer base { a { margin: 0 } }')
})
