import { atom } from 'jotai'
import { isText } from '../../rules/stored-schema.ts'
import { sessionStorageAtom } from '../../session/session-storage-atom.ts'

/** In session storage, as history entries survive a reload too. */
const storedAtom = sessionStorageAtom('finishedRuns', (stored): readonly string[] =>
  Array.isArray(stored) ? stored.filter(isText) : [],
)

/** Ids of wizard runs completed in this session, which Back must not offer again. Writing adds one. */
export const finishedRunsAtom = atom(
  (get) => get(storedAtom),
  (get, set, run: string) => set(storedAtom, [...get(storedAtom), run]),
)
