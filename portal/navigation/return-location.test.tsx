import { createStore } from 'jotai'
import { expect, onTestFinished, test } from 'vitest'
import { signInAtom, signOutAtom } from '../session/token.ts'
import { beginSessionAtom, takeReturnLocationAtom } from './return-location.ts'

const place = { address: '/appointments', state: {} }

function begin() {
  const store = createStore()
  onTestFinished(() => store.set(signOutAtom, 'loggedOff'))
  store.set(beginSessionAtom, { token: 'first', place, email: 'emma@voorbeeld.nl' })
  return store
}

test('SES-07.3 a session goes on where it was interrupted, once', () => {
  const store = begin()
  expect([store.set(takeReturnLocationAtom), store.set(takeReturnLocationAtom)]).toEqual([place, null])
})

test('SES-08.2 the place of one session is nothing to the next, also where nobody asked for it', () => {
  const store = begin()
  store.set(signInAtom, 'second')
  expect(store.set(takeReturnLocationAtom)).toBeNull()
})
