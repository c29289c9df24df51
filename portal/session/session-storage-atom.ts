import { atom } from 'jotai'
import { sessionEpochAtom } from './session-epoch.ts'

/**
 * State of one session in one tab: it survives a reload and is gone with the session, in memory as in session storage.
 * `parse` makes a value of whatever the storage holds under `key`, parsed as JSON; of undefined where there is nothing to read.
 */
export function sessionStorageAtom<T>(key: string, parse: (stored: unknown) => T) {
  const writtenAtom = atom<{ epoch: string; value: T } | null>(null)
  return atom((get) => {
    const [epoch, written] = [get(sessionEpochAtom), get(writtenAtom)]
    return written?.epoch === epoch ? written.value : parse(read(key))
  }, (get, set, value: T) => {
    set(writtenAtom, { epoch: get(sessionEpochAtom), value })
    try {
      sessionStorage.setItem(key, JSON.stringify(value))
    } catch {
      // Storage is full or off: the value holds until the page is loaded again.
    }
  })
}

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '') as unknown
  } catch {
    return undefined
  }
}
