import { approvedRebateStatus, rebateReason, type Invoice } from '../../../api/contract/invoice.ts'

type Rebate = Invoice['rebates'][number]
export type RebateRefusal = (typeof rebateReason)[number] | 'UNKNOWN'

/** The request that counts: the youngest. Of one moment, the one listed last, as the clinic lists them in the order they were made. */
export const latestRebate = (rebates: readonly Rebate[]): Rebate | undefined =>
  rebates.toSorted((one, other) => Date.parse(one.created_at) - Date.parse(other.created_at)).at(-1)

/** The rebate that the patient has: only where the latest request was approved. */
export function approvedRebate(rebates: readonly Rebate[]): Rebate | undefined {
  const latest = latestRebate(rebates)
  return latest?.status === approvedRebateStatus ? latest : undefined
}

/** The last day on which a rebate can be asked for: six calendar months after that of the invoice, or the last of its month where it has no such day. Both as yyyy-mm-dd. */
export function rebateDeadline(invoiceDay: string): string {
  const [year, month, day] = invoiceDay.split('-').map(Number) as [number, number, number]
  // Day 0 of a month is the last of the one before.
  const daysInMonth = new Date(Date.UTC(year, month + 6, 0)).getUTCDate()
  return new Date(Date.UTC(year, month + 5, Math.min(day, daysInMonth))).toISOString().slice(0, 10)
}

/** Why no rebate can be asked for; null where one can. A reason this portal does not know, and none at all, is 'UNKNOWN'. */
export function refusalOf({ rebate_allowed: isAllowed, rebate_reason: reason }: Pick<Invoice, 'rebate_allowed' | 'rebate_reason'>): RebateRefusal | null {
  return isAllowed ? null : rebateReason.find((known) => known === reason) ?? 'UNKNOWN'
}
