import { approvedRebateStatus, rebateReason, type Invoice } from '../../../api/contract/invoice.ts'

type Rebate = Invoice['rebates'][number]
/** A reason of the contract, or 'UNKNOWN' for any other. */
export type RebateRefusal = (typeof rebateReason)[number] | 'UNKNOWN'

/** The newest request; of equal moments the one listed last, as the clinic lists them in order of creation. */
export const latestRebate = (rebates: readonly Rebate[]): Rebate | undefined =>
  rebates.toSorted((one, other) => Date.parse(one.created_at) - Date.parse(other.created_at)).at(-1)

/** The approved rebate; undefined unless the latest request was approved. */
export function approvedRebate(rebates: readonly Rebate[]): Rebate | undefined {
  const latest = latestRebate(rebates)
  return latest?.status === approvedRebateStatus ? latest : undefined
}

/**
 * Last day to request a rebate, as yyyy-mm-dd: six calendar months after `invoiceDay` (yyyy-mm-dd), clamped to the end
 * of the month.
 */
export function rebateDeadline(invoiceDay: string): string {
  const [year, month, day] = invoiceDay.split('-').map(Number) as [number, number, number]
  // Day 0 is the last day of the month before.
  const daysInMonth = new Date(Date.UTC(year, month + 6, 0)).getUTCDate()
  return new Date(Date.UTC(year, month + 5, Math.min(day, daysInMonth))).toISOString().slice(0, 10)
}

/** Why no rebate can be requested; null where one can. Unknown and missing reasons give 'UNKNOWN'. */
export function refusalOf({
  rebate_allowed: isAllowed,
  rebate_reason: reason,
}: Pick<Invoice, 'rebate_allowed' | 'rebate_reason'>): RebateRefusal | null {
  return isAllowed ? null : (rebateReason.find((known) => known === reason) ?? 'UNKNOWN')
}
