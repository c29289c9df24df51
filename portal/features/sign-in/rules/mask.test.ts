import { expect, test } from 'vitest'
import { maskedEmail, maskedPhone } from './mask.ts'

test.each([
  ['emma.wit@voorbeeld.nl', 'em…\u2060@voorbeeld.nl'],
  ['emma@voorbeeld.nl', 'em…\u2060@voorbeeld.nl'],
  ['jan@voorbeeld.nl', 'j…\u2060@voorbeeld.nl'],
  ['e@v.nl', 'e…\u2060@v.nl'],
])('REG-11.1 %s is shown as %s', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown)
})

test.each([
  ['0612345678', '0612…\u2060678'],
  ['+31612345678', '+31612…\u2060678'],
  ['12345678', '12…\u2060678'],
])('REG-11.1 %s is shown as %s', (phone, shown) => {
  expect(maskedPhone(phone)).toBe(shown)
})
