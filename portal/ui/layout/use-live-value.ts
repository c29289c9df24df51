import { useStore, type Atom } from 'jotai'
import { useCallback, useSyncExternalStore } from 'react'

/** An atom's value; during hydration of a prerendered page `drawn`, the value with which it was rendered. Must be equal to that one. */
export function useLiveValue<Value>(atom: Atom<Value>, drawn: Value): Value {
  const store = useStore()
  const subscribe = useCallback((onChange: () => void) => store.sub(atom, onChange), [store, atom])
  return useSyncExternalStore(
    subscribe,
    () => store.get(atom),
    () => drawn,
  )
}
