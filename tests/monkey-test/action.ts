import { controlActions } from './control-action.ts'
import { browserActions } from './browser-action.ts'
import { sessionActions } from './session-action.ts'
import type { Action, RunState } from './run-state.ts'

const actions: readonly Action[] = [...controlActions, ...browserActions, ...sessionActions]

/** A random one of the possible actions, by weight. */
export function chooseAction(state: RunState): Action | undefined {
  const possible = actions.filter(({ can }) => can(state))
  let chance = state.random() * possible.reduce((sum, { weight }) => sum + weight, 0)
  return possible.find(({ weight }) => (chance -= weight) < 0)
}
