import fc from 'fast-check'
import { expect, test } from 'vitest'
import { personName } from './person-name.ts'

test.each([
  [{ name_title: 'dr.', name_initials: 'A.B.', name_last: 'de Wit' }, 'dr. A.B. de Wit'],
  [{ name_initials: 'A.B.', name_last: 'de Wit' }, 'A.B. de Wit'],
  [{ name_title: 'dr.', name_initials: null, name_last: 'de Wit' }, 'dr. de Wit'],
  [{ name_title: 'dr.', name_initials: '', name_last: 'de Wit' }, 'dr. de Wit'],
  [{ name_title: '  ', name_initials: 'A.B. ', name_last: ' de Wit' }, 'A.B. de Wit'],
  [{ name_last: 'de Wit' }, 'de Wit'],
  [{ name_title: null, name_initials: undefined, name_last: null }, ''],
  [{}, ''],
])('APP-06.1 APP-06.2 %o is shown as %o', (person, text) => {
  expect(personName(person)).toBe(text)
})

test('APP-06.2 with any field missing, there is no leading, trailing or double space', () => {
  const part = fc.option(fc.oneof(fc.constant(' '), fc.stringMatching(/^ ?[A-Z][a-z.]* ?$/)), { nil: undefined })
  fc.assert(
    fc.property(fc.record({ name_title: part, name_initials: part, name_last: part }), (person) => {
      expect(personName(person)).not.toMatch(/^\s|\s$|\s\s/)
    }),
    { seed: 6 },
  )
})
