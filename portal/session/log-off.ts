import { atom } from 'jotai'
import { settingsAtom } from '../platform/settings.ts'
import { signOutAtom, tokenAtom } from './token.ts'

/**
 * Logs off. If the clinic has a log-off call, it is sent so that the token becomes invalid there too, with keepalive and
 * without waiting. If that fails, the token stays valid at the clinic until it expires.
 */
export const logOffAtom = atom(null, (get, set) => {
  const [token, { signOutAddress }] = [get(tokenAtom), get(settingsAtom)]
  if (token !== null && signOutAddress !== null) {
    void fetch(signOutAddress, {
      method: 'POST',
      headers: { Authorization: `Token ${token}` },
      keepalive: true,
      credentials: 'omit',
      cache: 'no-store',
    }).catch(() => {})
  }
  set(signOutAtom, 'loggedOff')
})
