import { consultType } from '../../../api/contract/consult.ts'
import type { BookingMode } from '../../../rules/booking-mode.ts'
import { modeOf } from './consult-mode.ts'

/** Kind of preparation: by treatment, otherwise by mode. */
type Preparation = BookingMode | 'botox' | 'gonBlock'

/** Kind of preparation for a consult type; undefined for types without a meeting. */
export function preparationFor(typeId: number): Preparation | undefined {
  if (typeId === consultType.botox) return 'botox'
  return typeId === consultType.gonBlock ? 'gonBlock' : modeOf(typeId)
}
