import type { Slot } from '../../../api/contract/consult.ts'

/**
 * A chosen time that is no longer free: 'taken' if the clinic refused it, 'gone' if it is missing in a newer answer.
 */
export interface LostSlot {
  cause: 'taken' | 'gone'
  slot: Slot
}
