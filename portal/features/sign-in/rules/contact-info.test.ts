import { expect, test } from 'vitest'
import { holdsContactInfo } from './contact-info.ts'

const emma = { email: 'emma@voorbeeld.nl', phone: '+31612345678' }

test.each([
  ['the e-mail address', 'emma@voorbeeld.nl-A1', emma, true],
  ['its local part in capitals', 'Hallo-EMMA-7', emma, true],
  ['the phone number', 'Bel-0612345678!', emma, true],
  ['the last eight digits of the phone number', 'Bel-12345678!', emma, true],
  ['six digits of the phone number', 'Bel-345678!', emma, false],
  ['a part of the local part', 'Fiets-emm-7!', emma, false],
  ['neither', 'Fiets-lamp-7!', emma, false],
  ['a local part that is too short to count', 'Fiets-lamp-7!', { email: 'la@voorbeeld.nl', phone: '' }, false],
  ['unknown contact data', 'Fiets-lamp-7!', { email: '', phone: '' }, false],
])('REG-07.2 whether a password contains %s', (_what, password, known, holds) => {
  expect(holdsContactInfo(password, known)).toBe(holds)
})
