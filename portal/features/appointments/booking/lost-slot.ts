import type { Slot } from '../../../api/contract/consult.ts'

/** A chosen time that is no longer free: somebody else booked it, or the clinic no longer offers it. */
export interface LostSlot {
  cause: 'taken' | 'gone'
  slot: Slot
}
