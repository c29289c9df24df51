import type { CallName } from '#portal/api/contract/contract.ts'
import type { World } from './world.ts'

/** One rule that a back end is checked by. */
export interface Check {
  /** `subject/rule`; for a rule of every call it ends with the name of the call. */
  id: string
  /** What must hold, as a sentence. */
  description: string
  /** The calls that it is about. */
  calls: readonly CallName[]
  /** Throws a `Finding` if it does not hold, `NotChecked` if the adapter lacks what it needs. */
  run: (world: World) => Promise<void>
}
