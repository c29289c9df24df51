import { atom } from 'jotai'
import { storedJson } from '../platform/stored-text.ts'
import { sessionEpochAtom } from './session-epoch.ts'

/**
 * State of one session in one tab: it survives a reload and is gone with the session, in memory as in session storage.
 * `parse` makes a value of whatever the storage holds under `key`, parsed as JSON; of undefined where there is nothing to read.
 */
export function sessionStorageAtom<T>(key: string, parse: (stored: unknown) => T) {
  const stored = storedJson('sessionStorage', key)
  const writtenAtom = atom<{ epoch: string; value: T } | null>(null)
  return atom((get) => {
    const [epoch, written] = [get(sessionEpochAtom), get(writtenAtom)]
    return written?.epoch === epoch ? written.value : parse(stored.read())
  }, (get, set, value: T) => {
    set(writtenAtom, { epoch: get(sessionEpochAtom), value })
    stored.write(value)
  })
}
