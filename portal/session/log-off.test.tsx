import { createStore } from 'jotai'
import { expect, test, vi } from 'vitest'
import { logOffAtom } from './log-off.ts'
import { defaultSettings, settingsAtom } from '../platform/settings.ts'
import { sessionEndAtom, signInAtom, signOutAtom, tokenAtom } from './token.ts'

const address = 'https://clinic.example/signOut'

/** A signed-in store whose network calls all fail; `requests` records them. */
function signedIn(signOutAddress: string | null) {
  const requests: string[] = []
  vi.spyOn(window, 'fetch').mockImplementation((url, { method, headers, keepalive, credentials, cache } = {}) => {
    requests.push(
      `${new Request(url).url} ${method} ${new Headers(headers).get('Authorization')} ${keepalive} ${credentials} ${cache}`,
    )
    return Promise.reject(new TypeError('no connection'))
  })
  const store = createStore()
  store.set(signInAtom, 'abc')
  store.set(settingsAtom, { ...defaultSettings, signOutAddress })
  return { store, requests }
}

test.each([
  [
    'sends the log-off call with the token, if the back end has one',
    address,
    [`${address} POST Token abc true omit no-store`],
  ],
  ['sends nothing otherwise', null, []],
])('SES-03 logging off %s, without waiting for an answer', (_name, signOutAddress, calls) => {
  const { store, requests } = signedIn(signOutAddress)
  store.set(logOffAtom)
  expect([requests, store.get(tokenAtom), store.get(sessionEndAtom)]).toEqual([calls, null, 'loggedOff'])
  store.set(logOffAtom)
  expect(requests).toEqual(calls)
})

test('SES-06 an expired session sends no log-off call', () => {
  const { store, requests } = signedIn(address)
  store.set(signOutAtom, 'expired')
  expect(requests).toEqual([])
})
