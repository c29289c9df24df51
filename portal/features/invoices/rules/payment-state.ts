import { unreadableDay, type Invoice } from '../../../api/contract/invoice.ts'
import { dayKey, dayKeyOf } from '../../../rules/clinic-time.ts'
import { invoiceStatus, isDue } from './invoice-status.ts'

/** What an invoice requires of the patient: its status, with 'open' and 'none' split by due date; 'undated' without one, 'unreadable' if it cannot be read. */
export type PaymentState =
  | 'paid'
  | 'withdrawn'
  | 'processing'
  | 'credited'
  | 'overdue'
  | 'today'
  | 'due'
  | 'undated'
  | 'unreadable'

/** The payment state of an invoice today, in Amsterdam. */
export function paymentState(invoice: Invoice, now: Date): PaymentState {
  const status = invoiceStatus(invoice, now)
  if (status !== 'open' && status !== 'none') return status
  if (invoice.due_date === null) return 'undated'
  if (invoice.due_date === unreadableDay) return 'unreadable'
  return dayKey(now) === dayKeyOf(invoice.due_date) ? 'today' : 'due'
}

/**
 * Whether the patient can pay: something is left to pay, the due date can be read, and the clinic offers a payment
 * page.
 */
export const isPayable = (invoice: Invoice, now: Date): boolean =>
  invoice.payment_url_available && invoice.due_date !== unreadableDay && isDue(invoice, now)

/** Sum of all refunds on an invoice, in cents. */
export const refunded = ({ credit_invoices: credits }: Pick<Invoice, 'credit_invoices'>): number =>
  credits.reduce((sum, { refund }) => sum + refund, 0)

/** Time after opening the payment page in which a payment may not be visible yet, in ms. */
const unseenMs = 30 * 60_000

/**
 * Whether the payment page was opened within that time (`openedAt` in ISO 8601): opening it again may pay twice. Also
 * true if the clock was set back.
 */
export const wasJustOpened = (openedAt: string | undefined, now: Date): boolean =>
  openedAt !== undefined && now.getTime() - Date.parse(openedAt) < unseenMs

/** Delays after opening the payment page at which the invoice is refetched, in ms. */
const refetchDelays = [3000, 10_000, 30_000]

/** The delays that are left, from now on, in ms; empty once all have passed. */
export function pollDelays(openedAt: string, now: Date): number[] {
  const passed = Math.max(now.getTime() - Date.parse(openedAt), 0)
  return refetchDelays.map((after) => after - passed).filter((wait) => wait > 0)
}
