import { controlActions } from './control-action.ts'
import { browserActions } from './browser-action.ts'
import { sessionActions } from './session-action.ts'
import type { Action, WalkState } from './walk-state.ts'

const actions: readonly Action[] = [...controlActions, ...browserActions, ...sessionActions]

/** By lot, among those that can be done. */
export function chooseAction(state: WalkState): Action | undefined {
  const possible = actions.filter(({ can }) => can(state))
  let lot = state.random() * possible.reduce((sum, { weight }) => sum + weight, 0)
  return possible.find(({ weight }) => (lot -= weight) < 0)
}
