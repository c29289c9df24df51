import { reverted, unreadableDay, type Invoice } from '../../../api/contract/invoice.ts'
import { dayKey, dayKeyOf } from '../../../rules/clinic-time.ts'

/** 'withdrawn': cancelled by the clinic; 'credited': refunds cover the total; 'none': no invoice. */
export type InvoiceStatus = 'paid' | 'withdrawn' | 'processing' | 'credited' | 'overdue' | 'open' | 'none'

type StatusFields = Pick<
  Invoice,
  'fully_paid' | 'rebate_reason' | 'paid_acc_pp' | 'due_date' | 'total' | 'credit_invoices'
>

/**
 * Status of an invoice, by the first condition that applies (FIN-04); 'none' without an invoice. Overdue from the day
 * after its due date, in Amsterdam.
 */
export function invoiceStatus(invoice: StatusFields | undefined, now: Date): InvoiceStatus {
  if (!invoice) return 'none'
  if (invoice.fully_paid) return 'paid'
  if (invoice.rebate_reason === reverted) return 'withdrawn'
  if (invoice.paid_acc_pp) return 'processing'
  if (amountDue(invoice) === 0) return 'credited'
  return invoice.due_date !== null && invoice.due_date !== unreadableDay && dayKey(now) > dayKeyOf(invoice.due_date)
    ? 'overdue'
    : 'open'
}

/** Whether the patient has to pay, even where the clinic offers no payment page now (see `isPayable`). */
export const isDue = (invoice: StatusFields, now: Date): boolean =>
  ['open', 'overdue'].includes(invoiceStatus(invoice, now))

/** Amount left to pay, in cents and never negative. Refunds are subtracted as soon as they are granted. */
export function amountDue({
  fully_paid: isPaid,
  total,
  credit_invoices: credits,
}: Pick<Invoice, 'fully_paid' | 'total' | 'credit_invoices'>): number {
  return isPaid ? 0 : Math.max(total - credits.reduce((sum, { refund }) => sum + refund, 0), 0)
}
