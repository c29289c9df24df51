import type { Invoice } from '../api/contract/invoice.ts'
import { dayKey, dayKeyOf } from './clinic-time.ts'

export type InvoiceStatus = 'paid' | 'overdue' | 'processing' | 'open' | 'none'

/** What there is to say of an invoice, the first that holds; 'none' without one. It is overdue from the Amsterdam day after its due date. */
export function invoiceStatus(invoice: Pick<Invoice, 'fully_paid' | 'paid_acc_pp' | 'due_date'> | undefined, now: Date): InvoiceStatus {
  if (!invoice) return 'none'
  if (invoice.fully_paid) return 'paid'
  if (dayKey(now) > dayKeyOf(invoice.due_date)) return 'overdue'
  return invoice.paid_acc_pp ? 'processing' : 'open'
}

/** What is left to pay, in cents: refunds count as soon as they are granted; never below nothing. */
export function leftToPay({ fully_paid: isPaid, total, credit_invoices: credits }: Pick<Invoice, 'fully_paid' | 'total' | 'credit_invoices'>): number {
  return isPaid ? 0 : Math.max(total - credits.reduce((sum, { refund }) => sum + refund, 0), 0)
}
