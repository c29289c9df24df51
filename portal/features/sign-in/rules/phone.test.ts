import fc from 'fast-check'
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
  ['a trunk zero in brackets', '+31 (0)6 12345678', '+31612345678'],
  ['a trunk zero after 00 and a country code', '0031 (0)6 12345678', '+31612345678'],
  ['a trunk zero without brackets', '+31 06 12345678', '+31612345678'],
  ['a trunk zero after a country code in brackets', '(+31) (0)6-12345678', '+31612345678'],
  ['00 and a country code', '00316 12345678', '+31612345678'],
  ['a trunk zero of another country', '+49 (0)151 23456789', '+4915123456789'],
  ['a trunk zero after a country code alone', '31 (0)6 12345678', '31612345678'],
  ['a zero in brackets and no country', '(0)6 12345678', '0612345678'],
  ['a zero of a country that keeps the trunk zero', '+39 06 1234 5678', '+390612345678'],
  ['invisible characters of copied text', '\u202A+31\u00A06\u200B12345678\u202C', '+31612345678'],
])('REG-06.1 REG-06.2 %s is accepted, and returned as digits', (_name, typed, sent) => {
  expect(phoneRule(typed)).toEqual({ value: sent })
})

test.each([
  ['nothing', ''],
  ['a plus alone', '+'],
  ['seven digits', '1234567'],
  ['sixteen digits', '1234567890123456'],
  ['letters', '06twaalf34'],
  ['a letter at the end', '0612345678a'],
  ['a Dutch number with a digit too few', '061234567'],
  ['a Dutch number with a digit too many', '06123456789'],
  ['a country code and a digit too few', '+3161234567'],
  ['a country code and a digit too many', '+316123456789'],
  ['a plus and no country', '+0612345678'],
  ['two trunk zeros', '+31 006 12345678'],
  ['two pluses', '++31612345678'],
  ['a plus in the middle', '06+12345678'],
  ['a slash', '06/12345678'],
  ['digits of another script', '٠٦١٢٣٤٥٦٧٨'],
])('REG-06.1 REG-06.3 REG-06.4 %s is refused with err_email', (_name, typed) => {
  expect(phoneRule(typed)).toEqual({ error: 'err_email' })
})

test('REG-06.1 REG-06.2 a Dutch mobile number is normalised, however its country code, trunk zero and separators are written', () => {
  const separator = fc.constantFrom('', ' ', '-', '.', '\u00A0', '\u200B')
  const start = fc.constantFrom('+31', '0031', '(+31)', '(0031)', '+31(0)', '0031(0)', '(+31)(0)', '+310', '00310')
  fc.assert(
    fc.property(
      start,
      fc.array(fc.tuple(separator, fc.integer({ min: 0, max: 9 })), { minLength: 8, maxLength: 8 }),
      separator,
      (before, digits, gap) => {
        const typed = `${before.split('').join(gap)}${gap}6${digits.map(([between, digit]) => `${between}${digit}`).join('')}`
        expect(phoneRule(typed)).toEqual({ value: `+316${digits.map(([, digit]) => digit).join('')}` })
      },
    ),
    { seed: 6 },
  )
})
