import { useMemo } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import { isRecord } from '../rules/stored-schema.ts'
import { currentSessionEpoch } from '../session/session-epoch.ts'
import { destinations, filled, type DestinationName, type ParametersOf, type StateOf } from './destinations.ts'

type Carried = Readonly<Record<string, unknown>>

/** Whether a history entry was made before the last session began or ended: then it is nobody's any more. */
export const isOtherSession = (state: unknown): boolean => isRecord(state) && state.epoch !== undefined && state.epoch !== currentSessionEpoch()

/** What an entry carries, if it is the present session's. */
export const ownState = (state: unknown): Carried => (isRecord(state) && !isOtherSession(state) ? state : {})

/** Opens an address, or replaces the one that is open; its entry belongs to the present session. */
export function openEntry(address: string, state: object, replace: boolean): void {
  history[replace ? 'replaceState' : 'pushState']({ ...state, epoch: currentSessionEpoch() }, '', address)
}

/** Opens a further entry at this address: it carries what this one does, and more. */
export const pushState = (state: object): void => openEntry(location.pathname + location.search, { ...ownState(history.state), ...state }, false)

/** Adds to what the open entry carries. */
export const replaceState = (state: object): void => openEntry(location.pathname + location.search, { ...ownState(history.state), ...state }, true)

/** Empties the open entry where it is nobody's; otherwise marks it as the present session's. */
export function adoptHistoryEntry(): void {
  const state: unknown = history.state
  if (!isRecord(state) || state.epoch !== currentSessionEpoch()) replaceState({})
}

/** Whether the open entry tells its screen nothing. */
export const isPlainEntry = (): boolean => Object.keys(ownState(history.state)).every((part) => part === 'epoch')

type Options<Name extends DestinationName> = { state?: Partial<StateOf<Name>>; replace?: boolean }
  & ([keyof ParametersOf<Name>] extends [never] ? { parameters?: undefined } : { parameters: ParametersOf<Name> })

/** Goes to a destination, telling the screen there what it needs to know. */
export function goTo<Name extends DestinationName>(name: Name, ...[options]: object extends Options<Name> ? [options?: Options<Name>] : [options: Options<Name>]): void {
  const { parameters, state = {}, replace = false } = (options ?? {}) as { parameters?: Record<string, number>; state?: object; replace?: boolean }
  openEntry(filled(destinations[name].pattern, parameters ?? {}), state, replace)
}

/** What the open entry carries, as far as it fits. */
export function useEntry<State>(schema: { parse: (kept: unknown) => State }): State {
  const state: unknown = useHistoryState()
  return useMemo(() => schema.parse(ownState(state)), [schema, state])
}

/** What the sender of a navigation told the screen it led to. */
export const useNavigationState = <Name extends DestinationName>(name: Name): StateOf<Name> => useEntry(destinations[name].state) as StateOf<Name>
