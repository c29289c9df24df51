import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emailRule } from './email.ts'

test.each([
  ['an ordinary address', 'emma@voorbeeld.nl', 'emma@voorbeeld.nl'],
  ['spaces around it', ' \temma@voorbeeld.nl\n', 'emma@voorbeeld.nl'],
  [
    'every character that is allowed before the at-sign',
    'Emma.de_Wit%1+pijn-2@voorbeeld.nl',
    'Emma.de_Wit%1+pijn-2@voorbeeld.nl',
  ],
  ['several dots in the domain', 'emma@post.ziekenhuis.voorbeeld.nl', 'emma@post.ziekenhuis.voorbeeld.nl'],
  ['a domain with a dash and digits', 'emma@post-1.voorbeeld.info', 'emma@post-1.voorbeeld.info'],
  ['a top-level domain of two letters', 'e@v.nl', 'e@v.nl'],
  ['a leading bidi character', '\u200Eemma@voorbeeld.nl', 'emma@voorbeeld.nl'],
  ['a zero-width space before the at-sign', 'emma\u200B@voorbeeld.nl', 'emma@voorbeeld.nl'],
  ['a soft hyphen in a long domain', 'emma@zieken\u00ADhuis.nl', 'emma@ziekenhuis.nl'],
  [
    'invisible characters and spaces of copied text',
    '\uFEFF\u00A0\u2068emma@voorbeeld.nl\u2069\u00A0\u202C ',
    'emma@voorbeeld.nl',
  ],
])('APP-11.1 APP-11.2 %s is accepted, and the trimmed value is returned', (_name, typed, sent) => {
  expect(emailRule(typed)).toEqual({ value: sent })
})

test.each([
  ['nothing', ''],
  ['spaces only', '   '],
  ['no at-sign', 'emma.voorbeeld.nl'],
  ['two at-signs', 'emma@de@voorbeeld.nl'],
  ['nothing before the at-sign', '@voorbeeld.nl'],
  ['no domain', 'emma@'],
  ['a domain without a dot', 'emma@voorbeeld'],
  ['a top-level domain of one letter', 'emma@voorbeeld.n'],
  ['a top-level domain with a digit', 'emma@voorbeeld.n1'],
  ['two dots in a row in the domain', 'emma@voorbeeld..nl'],
  ['a domain that starts with a dot', 'emma@.voorbeeld.nl'],
  ['a space inside', 'emma wit@voorbeeld.nl'],
  ['a letter with an accent', 'émma@voorbeeld.nl'],
  ['a quote', "o'neil@voorbeeld.nl"],
  ['a line break', 'emma@voorbeeld.nl\nBcc: x@y.nl'],
])('APP-11.1 %s is refused with err_email', (_name, typed) => {
  expect(emailRule(typed)).toEqual({ error: 'err_email' })
})

test('APP-11.1 APP-11.2 invisible characters anywhere in an address are removed', () => {
  const invisible = fc.constantFrom(
    '\u00AD',
    '\u061C',
    '\u200B',
    '\u200C',
    '\u200D',
    '\u200E',
    '\u200F',
    '\u202A',
    '\u202C',
    '\u2060',
    '\u2066',
    '\u2069',
    '\uFEFF',
  )
  const address = 'emma.de-wit@post.voorbeeld.nl'
  fc.assert(
    fc.property(fc.integer({ min: 0, max: address.length }), invisible, (at, sign) => {
      expect(emailRule(`${address.slice(0, at)}${sign}${address.slice(at)}`)).toEqual({ value: address })
    }),
    { seed: 11 },
  )
})

test('APP-11.1 any text is handled, and an accepted value has the required format', () => {
  const accepted: string[] = []
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.emailAddress()), (typed) => {
      const judged = emailRule(typed)
      if ('value' in judged) accepted.push(judged.value)
    }),
    { seed: 11 },
  )
  expect(accepted.length).toBeGreaterThan(0)
  for (const value of accepted) expect(value).toMatch(/^[\w.%+-]+@[A-Za-z\d-]+(\.[A-Za-z\d-]+)*\.[A-Za-z]{2,}$/)
})
