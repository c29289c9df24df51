import { useStore, type Atom } from 'jotai'
import { useCallback, useSyncExternalStore } from 'react'

/** An atom's value; during hydration of a prerendered page `drawn`, the value it was rendered with. */
export function useLiveValue<Value>(atom: Atom<Value>, drawn: Value): Value {
  const store = useStore()
  const follow = useCallback((tell: () => void) => store.sub(atom, tell), [store, atom])
  return useSyncExternalStore(
    follow,
    () => store.get(atom),
    () => drawn,
  )
}
