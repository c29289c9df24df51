import type { Invoice } from '../../../api/contract/invoice.ts'
import { dayKey, dayKeyOf } from '../../../rules/clinic-time.ts'
import { invoiceStatus, isToPay } from './invoice-status.ts'

/** What an invoice asks of the patient: its status, told apart where it is open; `undated` where the clinic names no day. */
export type InvoiceDuty = 'paid' | 'withdrawn' | 'processing' | 'credited' | 'overdue' | 'today' | 'due' | 'undated'

export function invoiceDuty(invoice: Invoice, now: Date): InvoiceDuty {
  const status = invoiceStatus(invoice, now)
  if (status !== 'open' && status !== 'none') return status
  if (invoice.due_date === null) return 'undated'
  return dayKey(now) === dayKeyOf(invoice.due_date) ? 'today' : 'due'
}

/** Whether there is something to pay that the clinic can take now. */
export const isPayable = (invoice: Invoice, now: Date): boolean => invoice.payment_url_available && isToPay(invoice, now)

/** What is paid back of an invoice in all, in cents. */
export const refunded = ({ credit_invoices: credits }: Pick<Invoice, 'credit_invoices'>): number => credits.reduce((sum, { refund }) => sum + refund, 0)

/** How long after its page was opened a payment may still be on its way unseen, in ms. */
const unseenFor = 30 * 60_000

/** Whether the page to pay was opened so short ago that opening it again may be paying twice. A clock that was set back does not end it. */
export const wasJustOpened = (openedAt: string | undefined, now: Date): boolean => openedAt !== undefined && now.getTime() - Date.parse(openedAt) < unseenFor

/** How long after that page was opened it is asked whether it was paid, in ms. */
const looksAfter = [3000, 10_000, 30_000]

/** In how many ms to look again, for as long as there are looks left. */
export function looksAhead(openedAt: string, now: Date): number[] {
  const passed = Math.max(now.getTime() - Date.parse(openedAt), 0)
  return looksAfter.map((after) => after - passed).filter((wait) => wait > 0)
}
