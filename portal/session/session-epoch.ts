import { atom } from 'jotai'
import { installClosed } from '../platform/install-mark.ts'
import { storedText } from '../platform/stored-text.ts'

const stored = storedText('sessionStorage', 'epoch')

let current: string | undefined

/**
 * Random id, renewed at sign-in and sign-out and stored over a reload. It tags everything that a tab stores, so that
 * one patient never finds another's state (SES-08).
 */
export const currentSessionEpoch = (): string => (current ??= stored.read() ?? begin())

let ending = new AbortController()

/** The current session's signal, aborted when it ends; stops its pending work. */
export const sessionSignal = (): AbortSignal => ending.signal

const begunAtom = atom<string | null>(null)

/** The epoch as an atom. Atoms that derive from session storage must read it, or Jotai caches the previous session's value. */
export const sessionEpochAtom = atom((get) => get(begunAtom) ?? currentSessionEpoch())

/** Starts a new epoch: clears session storage and aborts the previous session's work. */
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
    // Storage is blocked: a reload starts a new epoch.
  }
  return epoch
}
