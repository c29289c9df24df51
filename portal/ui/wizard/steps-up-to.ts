import { isInt32, isRecord } from '../../rules/stored-schema.ts'

/** The history states up to a wizard's current step, one per step; a single one if it is no wizard. */
export function stepsUpTo(state: { readonly wizard?: unknown }): object[] {
  const { wizard } = state
  if (!isRecord(wizard) || !isInt32(wizard.step) || wizard.step < 0) return [state]
  const { step: last, trail } = wizard
  const before = Array.isArray(trail) && trail.every(isInt32) ? trail : Array.from({ length: last }, (_, step) => step)
  return [...before, last].map((step) => ({ ...state, wizard: { ...wizard, step } }))
}
