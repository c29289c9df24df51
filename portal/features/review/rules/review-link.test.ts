import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reviewLinkError, reviewAddress, uuidIn } from './review-link.ts'

test('REV-01.1 the links of the clinic match the review route', () => expect(reviewAddress).toBe('/feedback'))

test.each([
  [495, '', 'invalid'],
  [495, 'PCE_REVIEW_EXPIRED', 'invalid'],
  [412, 'PCE_REVIEW_EXPIRED', 'expired'],
  [412, 'PCE_REVIEW_CONSULT_DROPPED', 'dropped'],
  [412, 'PCE_REVIEW_CONSULT_NOT_ENDED', 'notEnded'],
  [412, 'PCE_OTHER', 'refused'],
  [412, 'toString', 'refused'],
  [412, '', 'refused'],
  [409, 'PCE_REVIEW_EXPIRED', null],
  [500, '', null],
  [0, '', null],
])('REV-02.2 a %i with code %j gives the link error %s', (status, name, fault) => {
  expect(reviewLinkError(status, name)).toBe(fault)
})

test.each([
  ['?uuid=2f1c8a6e-0b1d-4c7e-9a55-0e2f6d3b7c10', '2f1c8a6e-0b1d-4c7e-9a55-0e2f6d3b7c10'],
  ['?a=1&uuid=ABC', 'ABC'],
  ['?uuid=abc%20', 'abc'],
  ['?uuid=abc&uuid=def', 'abc'],
  ['', null],
  ['?', null],
  ['?uuid', null],
  ['?uuid=', null],
  ['?uuid=%20', null],
  ['?UUID=abc', 'abc'],
  ['?Uuid=abc', 'abc'],
  ['?a=1&amp;uuid=abc', 'abc'],
  ['?amp;uuid=abc', 'abc'],
  ['?uuid=abc.', 'abc'],
  ['?uuid=abc).', 'abc'],
  ['?uuid=<abc>', 'abc'],
  ['?uuid=%3Cabc%3E,', 'abc'],
  ['?uuid=“abc”', 'abc'],
  ["?uuid='abc';", 'abc'],
  ['?uuid=%E2%80%8Babc%C2%A0', 'abc'],
  ['?other=abc', null],
  ['?uuid=().', null],
  ['?uuid=abc)def', null],
  ['?uuid=..', null],
  ['?uuid=a/b', null],
  ['?uuid=%E0%A4%A', null],
])('REV-06 the identifier in %j is %s', (search, uuid) => {
  expect(uuidIn(search)).toBe(uuid)
})

test('REV-06 the identifier is found whatever characters an e-mail program adds around it', () => {
  const before = fc.stringMatching(/^[<("'[ “\u200E]{0,3}$/)
  const after = fc.stringMatching(/^[>)"'\] ”.,;:!?\u200B]{0,3}$/)
  fc.assert(
    fc.property(fc.uuid(), before, after, fc.constantFrom('uuid', 'UUID', 'amp;uuid'), (uuid, left, right, name) => {
      expect(uuidIn(`?a=1&${name}=${encodeURIComponent(left + uuid + right)}`)).toBe(uuid)
    }),
    { seed: 19 },
  )
})
