import { reverted, type Invoice } from '../api/contract/invoice.ts'
import { dayKey, dayKeyOf } from './clinic-time.ts'
import { leftToPay } from './invoice-status.ts'

/** What an invoice asks of the patient: nothing, in four ways, or to pay, in three. */
export type InvoiceDuty = 'paid' | 'withdrawn' | 'nothing' | 'processing' | 'overdue' | 'today' | 'due'

/** The first that holds. What is withdrawn is told by its reason alone; where the clinic takes money for it after all, it is not. */
export function invoiceDuty(invoice: Invoice, now: Date): InvoiceDuty {
  if (invoice.fully_paid) return 'paid'
  if (invoice.rebate_reason === reverted && !invoice.payment_url_available) return 'withdrawn'
  if (leftToPay(invoice) === 0) return 'nothing'
  if (invoice.paid_acc_pp) return 'processing'
  const [today, last] = [dayKey(now), dayKeyOf(invoice.due_date)]
  if (today === last) return 'today'
  return today > last ? 'overdue' : 'due'
}

/** Whether there is something to pay that the clinic can take now. */
export const isPayable = ({ payment_url_available: isOffered, fully_paid: isPaid }: Pick<Invoice, 'payment_url_available' | 'fully_paid'>): boolean => isOffered && !isPaid

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
