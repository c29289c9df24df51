import { consultCategory, type ConsultCategory } from '../../../api/contract/consult.ts'
import type { NextConsult } from '../../../api/contract/patient.ts'

/** Whether the clinic itself plans consults of this category, and the patient does not. */
export const isClinicPlanned = (category: ConsultCategory): boolean =>
  category === consultCategory.botox || category === consultCategory.gonBlock

/**
 * Which note follows the text about the next consult (BLOCK-08). `from`: the earliest possible instant, null if the
 * clinic gave none.
 */
export function nextConsultNote(
  next: NextConsult | null | undefined,
): { kind: 'general' } | { kind: 'clinicPlanned'; from: string | null } {
  if (!next || !isClinicPlanned(next.nextConsultCategory)) return { kind: 'general' }
  return { kind: 'clinicPlanned', from: next.nextConsultMinDateTime ?? null }
}
