import { useMemo } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import type { Destination, StateOf } from './destination.ts'
import { ownState } from './history-entry.ts'

/** What the open entry carries, as far as it fits. */
export function useEntry<State>(schema: { parse: (kept: unknown) => State }): State {
  const state: unknown = useHistoryState()
  return useMemo(() => schema.parse(ownState(state)), [schema, state])
}

/** What the sender of a navigation told the screen it led to. */
export const useNavigationState = <D extends Destination>({ state }: D): StateOf<D> => useEntry(state) as StateOf<D>
