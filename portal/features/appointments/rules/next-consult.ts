import { consultCategory, type ConsultCategory } from '../../../api/contract/consult.ts'
import type { NextConsult } from '../../../api/contract/patient.ts'

/** Whether the clinic plans this kind of consult itself first. */
export const isClinicPlanned = (category: ConsultCategory): boolean =>
  category === consultCategory.botox || category === consultCategory.gonBlock

/** Which note follows the next-consult text, with the first possible instant where the clinic gave one. */
export function nextConsultNote(
  next: NextConsult | null | undefined,
): { kind: 'general' } | { kind: 'clinicPlanned'; from: string | null } {
  if (!next || !isClinicPlanned(next.nextConsultCategory)) return { kind: 'general' }
  return { kind: 'clinicPlanned', from: next.nextConsultMinDateTime ?? null }
}
