import { useStore, type Atom } from 'jotai'
import { useCallback, useSyncExternalStore } from 'react'

/** What an atom holds; while a page that was drawn in advance is taken over, what it was drawn with. */
export function useLiveValue<Value>(atom: Atom<Value>, drawn: Value): Value {
  const store = useStore()
  const follow = useCallback((tell: () => void) => store.sub(atom, tell), [store, atom])
  return useSyncExternalStore(follow, () => store.get(atom), () => drawn)
}
