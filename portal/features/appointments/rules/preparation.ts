import { consultType } from '../../../api/contract/consult.ts'
import type { BookingMode } from '../../../rules/booking-mode.ts'
import { modeOf } from './consult-mode.ts'

/** What a patient prepares for: a treatment, else the way of talking to each other. */
type Preparation = BookingMode | 'botox' | 'gonBlock'

/** What to prepare for a consult of a type; nothing for one that is not held with the patient. */
export function preparationFor(typeId: number): Preparation | undefined {
  if (typeId === consultType.botox) return 'botox'
  return typeId === consultType.gonBlock ? 'gonBlock' : modeOf(typeId)
}
