import { describe, expect, test } from 'vitest'
import { textShape } from './text-shape.ts'

const built = { title: 'Afspraken', block: { next: 'Volgende', none: 'Geen' }, months: ['januari', 'februari'] }
const shape = textShape(built)

describe('the shape of a text file', () => {
  test('does not depend on the texts or the order of keys', () => {
    expect(textShape({ months: ['jan'], block: { none: '', next: 'Eerst' }, title: 'Mijn afspraken' })).toBe(shape)
  })

  test.each<[string, unknown]>([
    ['a key is missing', { title: 'Afspraken', block: { next: 'Volgende' }, months: ['januari'] }],
    ['a key is mistyped', { ...built, block: { next: 'Volgende', noone: 'Geen' } }],
    ['a key is in another group', { title: 'a', block: { next: 'b' }, none: 'c', months: ['d'] }],
    ['a text is a number', { ...built, title: 7 }],
    ['a text is a list', { ...built, title: ['a'] }],
    ['a group is a text', { ...built, block: 'a' }],
    ['a group is null', { ...built, block: null }],
    ['a list is empty', { ...built, months: [] }],
    ['a list has a number', { ...built, months: ['januari', 2] }],
    ['it is {}', {}],
    ['it is []', []],
    ['it is a string', 'tekst'],
    ['it is undefined', undefined],
  ])('differs where %s', (_what, texts) => {
    expect(textShape(texts)).not.toBe(shape)
  })
})
