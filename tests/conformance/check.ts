import type { CallName } from '#portal/api/contract/contract.ts'
import type { World } from './world.ts'

/** One thing that a back end is judged by. */
export interface Check {
  /** `subject/what-it-is-about`; for a rule of every call the call's name stands at the end. */
  id: string
  /** What must hold, as a sentence. */
  judges: string
  /** The calls that it is about. */
  calls: readonly CallName[]
  /** Throws a `Finding` where it does not hold, `NotJudged` where nobody can tell. */
  run: (world: World) => Promise<void>
}
