import { isInt32, isRecord } from '../../rules/stored-schema.ts'

/** Most history entries made at once: Safari refuses more than 100 in 10 s, and Chrome keeps 50 for a tab and drops the oldest. */
const mostEntries = 12

/** The steps that get a history entry when a wizard opens in the middle, for Back: at most twelve, the first one and the last ones. */
export const restoredSteps = (path: readonly number[]): number[] =>
  path.length <= mostEntries ? [...path] : [...path.slice(0, 1), ...path.slice(1 - mostEntries)]

/** The history states up to a wizard's current step, one per restored step; only `state` itself if it is not a wizard's. */
export function stepsUpTo(state: { readonly wizard?: unknown }): object[] {
  const { wizard } = state
  if (!isRecord(wizard) || !isInt32(wizard.step) || wizard.step < 0) return [state]
  const { step: last, trail } = wizard
  const before = Array.isArray(trail) && trail.every(isInt32) ? trail : Array.from({ length: last }, (_, step) => step)
  return restoredSteps([...before, last]).map((step) => ({ ...state, wizard: { ...wizard, step } }))
}
