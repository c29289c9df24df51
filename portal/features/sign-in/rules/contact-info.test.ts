import { expect, test } from 'vitest'
import { holdsContactInfo } from './contact-info.ts'

const emma = { email: 'emma@voorbeeld.nl', phone: '+31612345678' }

test.each([
  ['the address', 'emma@voorbeeld.nl-A1', emma, true],
  ['the name in it, in other letters', 'Hallo-EMMA-7', emma, true],
  ['the number', 'Bel-0612345678!', emma, true],
  ['the end of the number', 'Bel-12345678!', emma, true],
  ['a part of the number', 'Bel-345678!', emma, false],
  ['a part of the name', 'Fiets-emm-7!', emma, false],
  ['neither', 'Fiets-lamp-7!', emma, false],
  ['a name that is too short to tell', 'Fiets-lamp-7!', { email: 'la@voorbeeld.nl', phone: '' }, false],
  ['nothing that is known', 'Fiets-lamp-7!', { email: '', phone: '' }, false],
])('REG-07.2 whether a password contains %s', (_what, password, known, holds) => {
  expect(holdsContactInfo(password, known)).toBe(holds)
})
