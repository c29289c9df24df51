import { useMemo } from 'react'
import { afterPaint } from '../platform/after-paint.ts'
import { isRecord } from '../rules/stored-schema.ts'
import { currentSessionEpoch, sessionSignal } from '../session/session-epoch.ts'
import { currentPathname, currentSearch, currentState, useHistoryState, writeEntry } from './current-entry.ts'
import { routes, fillPattern, type RouteName, type ParametersOf, type StateOf } from './route-table.ts'

type Carried = Readonly<Record<string, unknown>>

/** Whether a history entry's state carries another session's epoch, and so may be another patient's. */
export const isOtherSession = (state: unknown): boolean =>
  isRecord(state) && state.epoch !== undefined && state.epoch !== currentSessionEpoch()

/** A history entry's state if it belongs to the current session, else {}. */
export const ownState = (state: unknown): Carried => (isRecord(state) && !isOtherSession(state) ? state : {})

const currentAddress = (): string => currentPathname() + currentSearch()

/**
 * Pushes or replaces a history entry, marked with the current session's epoch. Replacing an entry by an equal one
 * writes nothing.
 */
export function openEntry(address: string, state: object, replace: boolean): void {
  const marked = { ...state, epoch: currentSessionEpoch() }
  if (replace && address === currentAddress() && JSON.stringify(marked) === JSON.stringify(currentState())) return
  writeEntry(address, marked, replace)
}

let latestNavigation: (() => void) | undefined
const dropNavigation = () => {
  latestNavigation = undefined
}

/**
 * Calls `navigate` after the next paint: rendering the next screen may take longer than a press may go without a
 * response. Of two presses within one frame the later counts, so that a double click makes one entry. Dropped if the
 * session ends meanwhile, or the patient goes back or forward: the press belongs to the entry they left.
 */
export function navigateAfterPaint(navigate: () => void): void {
  const session = sessionSignal()
  latestNavigation = navigate
  addEventListener('popstate', dropNavigation, { once: true })
  afterPaint(() => {
    if (latestNavigation === navigate && !session.aborted) navigate()
  })
}

/** Pushes an entry at the same address, with this entry's state and `state` merged into it. */
export const pushState = (state: object): void =>
  openEntry(currentAddress(), { ...ownState(currentState()), ...state }, false)

/** Merges `state` into the current entry's. */
export const replaceState = (state: object): void =>
  openEntry(currentAddress(), { ...ownState(currentState()), ...state }, true)

/** Marks the current entry as this session's; drops its state if that was another session's. */
export function adoptHistoryEntry(): void {
  const state = currentState()
  if (!isRecord(state) || state.epoch !== currentSessionEpoch()) replaceState({})
}

/** Whether the current entry has no state besides the epoch. */
export const isPlainEntry = (): boolean => Object.keys(ownState(currentState())).every((key) => key === 'epoch')

type Options<Name extends RouteName> = { state?: Partial<StateOf<Name>>; replace?: boolean } & ([
  keyof ParametersOf<Name>,
] extends [never]
  ? { parameters?: undefined }
  : { parameters: ParametersOf<Name> })

/**
 * Navigates to a route, with `state` for its screen: at once if it replaces the current entry, else after the next
 * paint.
 */
export function goTo<Name extends RouteName>(
  name: Name,
  ...[options]: object extends Options<Name> ? [options?: Options<Name>] : [options: Options<Name>]
): void {
  const {
    parameters,
    state = {},
    replace = false,
  } = (options ?? {}) as { parameters?: Record<string, number>; state?: object; replace?: boolean }
  const open = () => openEntry(fillPattern(routes[name].pattern, parameters ?? {}), state, replace)
  if (replace) open()
  else navigateAfterPaint(open)
}

/** The current entry's state, parsed; `schema` drops whatever does not fit. */
export function useEntry<State>(schema: { parse: (stored: unknown) => State }): State {
  const state = useHistoryState()
  return useMemo(() => schema.parse(ownState(state)), [schema, state])
}

/** The current entry's state by a route's schema; also works while that is not the current screen. */
export const useNavigationState = <Name extends RouteName>(name: Name): StateOf<Name> =>
  useEntry(routes[name].state) as StateOf<Name>
