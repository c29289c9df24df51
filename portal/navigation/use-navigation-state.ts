import { useMemo } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import type * as z from 'zod/mini'
import type { Destination, StateOf } from './destination.ts'
import { ownState } from './history-entry.ts'

/** What the open entry carries, as far as it fits. */
export function useEntry<S extends z.ZodMiniType>(schema: S): z.infer<S> {
  const state: unknown = useHistoryState()
  return useMemo(() => schema.parse(ownState(state)), [schema, state])
}

/** What the sender of a navigation told the screen it led to. */
export const useNavigationState = <D extends Destination>({ state }: D): StateOf<D> => useEntry(state) as StateOf<D>
