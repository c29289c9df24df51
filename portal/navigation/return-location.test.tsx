import { createStore } from 'jotai'
import { expect, onTestFinished, test } from 'vitest'
import { sessionEndAtom, signInAtom, signOutAtom } from '../session/token.ts'
import { claimDrafts, draftsOf } from '../platform/drafts/draft-store.ts'
import { setLocation } from '../stories/story-portal.tsx'
import { beginSessionAtom, claimReturnLocation, expireSessionAtom, takeReturnLocationAtom } from './return-location.ts'

const place = { address: '/appointments', state: {} }

function begin() {
  const store = createStore()
  onTestFinished(() => store.set(signOutAtom, 'loggedOff'))
  store.set(beginSessionAtom, { token: 'first', location: place, email: 'emma@voorbeeld.nl' })
  return store
}

test('SES-07.3 the return location of an interrupted session is used once', () => {
  const store = begin()
  expect([store.set(takeReturnLocationAtom), store.set(takeReturnLocationAtom)]).toEqual([place, null])
})

test('SES-08.2 the return location of one session is not passed to the next, even if it was not used', () => {
  const store = begin()
  store.set(signInAtom, 'second')
  expect(store.set(takeReturnLocationAtom)).toBeNull()
})

const email = 'emma@voorbeeld.nl'

test.each([
  ['an address on another site', { address: '//evil.example', state: {} }],
  ['no address', { address: 7, state: {} }],
  ['no state', { address: '/appointments', state: 'x' }],
  ['a value that is not an object', 'x'],
])('SES-07.3 %s is not a valid return location', async (_what, kept) => {
  await claimDrafts({ email, token: 'first' })
  await draftsOf('first').write('place', kept)
  expect(await claimReturnLocation({ email, token: 'second' })).toBeNull()
})

test('SES-07.3 the stored return location is claimed once, and is null when there is none', async () => {
  await claimDrafts({ email, token: 'first' })
  await draftsOf('first').write('place', place)
  expect([
    await claimReturnLocation({ email, token: 'second' }),
    await claimReturnLocation({ email, token: 'third' }),
  ]).toEqual([place, null])
})

test.each([
  ['/appointments', { address: expect.stringMatching(/^\/appointments/), state: {} }],
  ['/login', undefined],
])('SES-07.3 a session that expires at %s stores %o', async (address, kept) => {
  onTestFinished(setLocation(address))
  await claimDrafts({ email, token: 'first' })
  const store = begin()
  store.set(expireSessionAtom)
  expect(store.get(sessionEndAtom)).toBe('expired')
  await claimDrafts({ email, token: 'second' })
  expect(await draftsOf('second').read('place')).toEqual(kept)
})

test('expiring without a session does nothing and does not throw', () => {
  onTestFinished(setLocation('/appointments'))
  expect(() => createStore().set(expireSessionAtom)).not.toThrow()
})
