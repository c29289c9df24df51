import { controlActions } from './control-action.ts'
import { browserActions } from './browser-action.ts'
import { sessionActions } from './session-action.ts'
import type { WalkState } from './walk-state.ts'

export interface Action {
  name: string
  /** How often it is chosen, beside the others that can be done. */
  weight: number
  can: (state: WalkState) => boolean
  /** Says in words what was done. */
  do: (state: WalkState) => Promise<string>
}

export const actions: readonly Action[] = [...controlActions, ...browserActions, ...sessionActions]

/** By lot, among those that can be done. */
export function chooseAction(state: WalkState): Action | undefined {
  const possible = actions.filter(({ can }) => can(state))
  let lot = state.random() * possible.reduce((sum, { weight }) => sum + weight, 0)
  return possible.find(({ weight }) => (lot -= weight) < 0)
}
