import { atom } from 'jotai'
import { settingsAtom } from '../platform/settings.ts'
import { signOutAtom, tokenAtom } from './token.ts'

/**
 * The patient logs off. The clinic is told by its own call, if it has one: the token is dead there too. Nobody waits for
 * that, and the page may close meanwhile; without a connection the token lives until its time is over.
 */
export const logOffAtom = atom(null, (get, set) => {
  const [token, { signOutAddress }] = [get(tokenAtom), get(settingsAtom)]
  if (token !== null && signOutAddress !== null) {
    void fetch(signOutAddress, { method: 'POST', headers: { Authorization: `Token ${token}` }, keepalive: true, credentials: 'omit', cache: 'no-store' }).catch(() => {})
  }
  set(signOutAtom, 'loggedOff')
})
