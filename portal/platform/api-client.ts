import { atom, useAtomValue } from 'jotai'
import type { Call } from '../api/client.ts'

const refuse: Call = () => Promise.reject(new Error('No clinic client: set apiClientAtom before the first call.'))

const clientAtom = atom<{ call: Call }>({ call: refuse })

/** The function that calls the clinic. Set once at start; stories and tests set their own. */
export const apiClientAtom = atom(
  (get) => get(clientAtom).call,
  (_get, set, call: Call) => set(clientAtom, { call }),
)

export const useApiClient = (): Call => useAtomValue(apiClientAtom)
