import { reverted, type Invoice } from '../../../api/contract/invoice.ts'
import { dayKey, dayKeyOf } from '../../../rules/clinic-time.ts'

export type InvoiceStatus = 'paid' | 'withdrawn' | 'processing' | 'credited' | 'overdue' | 'open' | 'none'

type Judged = Pick<Invoice, 'fully_paid' | 'rebate_reason' | 'paid_acc_pp' | 'due_date' | 'total' | 'credit_invoices'>

/**
 * How an invoice stands, the first that holds; 'none' without one. List, sum, badge, heading and button follow from it.
 * It is overdue from the Amsterdam day after its due date.
 */
export function invoiceStatus(invoice: Judged | undefined, now: Date): InvoiceStatus {
  if (!invoice) return 'none'
  if (invoice.fully_paid) return 'paid'
  if (invoice.rebate_reason === reverted) return 'withdrawn'
  if (invoice.paid_acc_pp) return 'processing'
  if (leftToPay(invoice) === 0) return 'credited'
  return invoice.due_date !== null && dayKey(now) > dayKeyOf(invoice.due_date) ? 'overdue' : 'open'
}

/** Whether the patient has to pay, now or by a day to come. Whether that can be done here at this moment does not matter. */
export const isToPay = (invoice: Judged, now: Date): boolean => ['open', 'overdue'].includes(invoiceStatus(invoice, now))

/** What is left to pay, in cents: refunds count as soon as they are granted; never below nothing. */
export function leftToPay({ fully_paid: isPaid, total, credit_invoices: credits }: Pick<Invoice, 'fully_paid' | 'total' | 'credit_invoices'>): number {
  return isPaid ? 0 : Math.max(total - credits.reduce((sum, { refund }) => sum + refund, 0), 0)
}
