import { expect, test } from 'vitest'
import { hashPassword, passwordFits } from './password.ts'

/** By @node-rs/argon2, which accounts of an older version were made with. */
const ofAnother = '$argon2id$v=19$m=64,t=1,p=1$eEqwkHyisxnuLSH7p6lrTw$jRoknweXsjnVj0CcO94TbwcjEzT7EJngR+FC7IQ+rjE'

test('a password matches its own hash and one by another library, and another password matches neither', async () => {
  const hash = await hashPassword('Wolk-1')
  expect(await passwordFits(hash, 'Wolk-1')).toBe(true)
  expect(await passwordFits(hash, 'Wolk-2')).toBe(false)
  expect(await passwordFits(ofAnother, 'Wolk-1')).toBe(true)
  expect(await passwordFits(ofAnother, 'Wolk-2')).toBe(false)
})

test('hashing the same password twice gives two hashes', async () => {
  expect(await hashPassword('Wolk-1')).not.toBe(await hashPassword('Wolk-1'))
})

test('no password matches for an unknown account', async () => {
  expect(await passwordFits(undefined, 'Niemand-heeft-dit-wachtwoord-0')).toBe(false)
})
