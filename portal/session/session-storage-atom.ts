import { atom } from 'jotai'
import { storedJson } from '../platform/stored-text.ts'
import { sessionEpochAtom } from './session-epoch.ts'

/**
 * Atom for one session's state in session storage: it survives a reload and is reset with the session, in memory too.
 * `parse` receives the stored JSON value of `key`, or undefined if there is none or it is no JSON.
 */
export function sessionStorageAtom<T>(key: string, parse: (stored: unknown) => T) {
  const stored = storedJson('sessionStorage', key)
  const writtenAtom = atom<{ epoch: string; value: T } | null>(null)
  return atom(
    (get) => {
      const [epoch, written] = [get(sessionEpochAtom), get(writtenAtom)]
      return written?.epoch === epoch ? written.value : parse(stored.read())
    },
    (get, set, value: T) => {
      set(writtenAtom, { epoch: get(sessionEpochAtom), value })
      stored.write(value)
    },
  )
}
