import { atom } from 'jotai'
import { isText } from '../../rules/stored-schema.ts'
import { sessionStorageAtom } from '../../session/session-storage-atom.ts'

/** A reload brings the history entries of the tab back, so what they must not offer again survives it too. */
const storedAtom = sessionStorageAtom('finishedRuns', (stored): readonly string[] => (Array.isArray(stored) ? stored.filter(isText) : []))

/** Runs of the wizard that ended in a booking: Back must not offer them again. Written with a run to add. */
export const finishedRunsAtom = atom((get) => get(storedAtom), (get, set, run: string) => set(storedAtom, [...get(storedAtom), run]))
