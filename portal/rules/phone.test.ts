import { expect, test } from 'vitest'
import { phoneRule } from './phone.ts'

test.each([
  ['an ordinary number', '0612345678', '0612345678'],
  ['a plus in front', '+31612345678', '+31612345678'],
  ['eight digits', '12345678', '12345678'],
  ['fifteen digits', '123456789012345', '123456789012345'],
  ['spaces', ' 06 12 34 56 78 ', '0612345678'],
  ['dashes of several kinds', '06-1234–5678', '0612345678'],
  ['dots and brackets', '(06) 12.34.56.78', '0612345678'],
  ['a plus, brackets and spaces', '+31 (0)6 1234 5678', '+310612345678'],
  ['marks of a copied text', '\u202A+31\u00A06\u200B12345678\u202C', '+31612345678'],
])('REG-06.1 REG-06.2 %s is accepted, and goes on as digits', (_name, typed, sent) => {
  expect(phoneRule(typed)).toEqual({ value: sent })
})

test.each([
  ['nothing', ''], ['a plus alone', '+'], ['seven digits', '1234567'], ['sixteen digits', '1234567890123456'], ['letters', '06twaalf34'], ['letters behind', '0612345678a'],
  ['two pluses', '++31612345678'], ['a plus in the middle', '06+12345678'], ['a slash', '06/12345678'], ['digits of another script', '٠٦١٢٣٤٥٦٧٨'],
])('REG-06.1 REG-06.3 REG-06.4 %s is refused with the key of an e-mail address', (_name, typed) => {
  expect(phoneRule(typed)).toEqual({ error: 'err_email' })
})
