import { isInt32, isRecord } from '../../rules/stored-schema.ts'

/** What the history held on the way to a step of a task: an entry for each step that was taken. One for what is no task. */
export function stepsUpTo(state: { readonly wizard?: unknown }): object[] {
  const { wizard } = state
  if (!isRecord(wizard) || !isInt32(wizard.step) || wizard.step < 0) return [state]
  const { step: last, trail } = wizard
  const before = Array.isArray(trail) && trail.every(isInt32) ? trail : Array.from({ length: last }, (_, step) => step)
  return [...before, last].map((step) => ({ ...state, wizard: { ...wizard, step } }))
}
