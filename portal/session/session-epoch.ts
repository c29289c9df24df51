import { atom } from 'jotai'
import { installClosed } from '../platform/install.ts'
import { storedText } from '../platform/stored-text.ts'

const stored = storedText('sessionStorage', 'epoch')

let current: string | undefined

/**
 * Names the stretch of time between a session's beginning or end and the next: whatever a tab keeps is marked with it,
 * so that nobody finds what another left behind. It means nothing by itself and survives a reload.
 */
export const currentSessionEpoch = (): string => (current ??= stored.read() ?? begin())

let ending = new AbortController()

/** Aborted when the present session ends, before anything of the next is known: what still runs for it stops. */
export const sessionSignal = (): AbortSignal => ending.signal

const begunAtom = atom<string | null>(null)

/** The present session, for atoms: whatever they hold or read for one session must depend on it, or Jotai keeps the value of the session before. */
export const sessionEpochAtom = atom((get) => get(begunAtom) ?? currentSessionEpoch())

/** A session began or ended: what this tab kept for it is gone. */
export const beginSessionEpochAtom = atom(null, (_get, set) => {
  ending.abort()
  ending = new AbortController()
  current = begin()
  set(begunAtom, current)
})

function begin(): string {
  const epoch = crypto.randomUUID()
  const closed = installClosed.read()
  try {
    sessionStorage.clear()
    stored.write(epoch)
    if (closed !== null) installClosed.write(closed)
  } catch {
    // Storage is off: a reload begins anew.
  }
  return epoch
}
