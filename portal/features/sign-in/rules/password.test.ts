import { describe, expect, test } from 'vitest'
import { passwordRequirements, passwordRule } from './password.ts'

type Id = (typeof passwordRequirements)[number]['id']
const metBy = (password: string): Id[] =>
  passwordRequirements.filter(({ isMet }) => isMet(password)).map(({ id }) => id)

describe('REG-07.1 the requirements that a password meets', () => {
  test.each<[string, string, Id[]]>([
    ['nothing', '', []],
    ['nine characters', 'abcdefghi', []],
    ['ten characters', 'abcdefghij', ['length']],
    ['nine characters, of which one has two UTF-16 units', 'abcdefgh\u{1F600}', ['special']],
    ['a lower case letter alone', 'a', []],
    ['an upper case letter alone', 'A', []],
    ['both cases', 'aA', ['mixedCase']],
    ['both cases, with an accent', 'éÉ', ['mixedCase']],
    ['a digit', '7', ['number']],
    ['a punctuation mark', '!', ['special']],
    ['a space', ' ', ['special']],
    ['an underscore', '_', ['special']],
    ['a fraction, which is neither a digit nor a special character', '½', []],
    ['everything', 'Zomer-2026!', ['length', 'mixedCase', 'number', 'special']],
  ])('%s', (_name, password, expected) => {
    expect(metBy(password)).toEqual(expected)
  })
})

test.each(['Zomer-2026!', ' Zomer 2026 ', 'emma@voorbeeld.nl-A1'])(
  'REG-07.1 REG-07.3 %o is accepted unchanged, even if it contains personal details',
  (typed) => {
    expect(passwordRule(typed)).toEqual({ value: typed })
  },
)

test.each([
  ['too short', 'Zomer-202'],
  ['no lower case', 'ZOMER-2026!'],
  ['no upper case', 'zomer-2026!'],
  ['no digit', 'Zomer-zomer!'],
  ['no special character', 'Zomer2026zomer'],
  ['nothing', ''],
])('REG-07.1 %s is refused with err_password', (_name, typed) => {
  expect(passwordRule(typed)).toEqual({ error: 'err_password' })
})
