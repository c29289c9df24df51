import * as z from 'zod/mini'
import { call } from './endpoint.ts'
import {
  amount,
  unspecified,
  attachment,
  cents,
  day,
  id,
  instant,
  ignoreErrorsWhere,
  allOrNothing,
  withFallback,
} from './field-schema.ts'
import { actionState } from './patient.ts'

/** The status of a granted rebate; the same word as an approved identification. */
export const approvedRebateStatus = actionState.approved

/** `rebate_reason` of a cancelled invoice: nothing is to be paid. */
export const reverted = 'INVOICE_REVERTED'

/** `debtor_type` of an invoice that the patient pays. */
export const ownDebtor = 'Patient'

/** Stands for a due date that cannot be read; an invoice without one has null. */
export const unreadableDay = ''

/** Reasons on the wire why no rebate can be requested; the clinic may send others (see `refusalOf`). */
export const rebateReason = [
  'REBATE_APPROVED',
  'REBATE_PENDING',
  'INVOICE_TO_INSURER',
  'INVOICE_TO_OLD',
  'INVOICE_CREDITED',
  'INVOICE_PROCESSING',
  reverted,
] as const

/**
 * An invoice. Amounts are in euro cents and days are yyyy-mm-dd, '' if unreadable; `paid_acc_pp` means that a payment
 * is being processed (FIN-04).
 */
export const invoice = z.object({
  id,
  invoice_id: withFallback(z.string(), ''),
  subtraject_id: withFallback(id, 0),
  period_start: withFallback(day, ''),
  period_end: withFallback(day, ''),
  date: withFallback(day, ''),
  // Amounts and payments have no fallback: a guess could make the patient pay too much, or twice.
  total: cents,
  due_date: withFallback(z.nullable(day), unreadableDay),
  fully_paid: z.boolean(),
  paid_acc_pp: z.boolean(),
  // No fallback either: invoices of other debtors are hidden.
  debtor_type: z.string(),
  consults: withFallback(
    z.array(z.object({ id: withFallback(id, 0), type: withFallback(z.int32(), 0), date: withFallback(instant, '') })),
    [],
  ),
  product: withFallback(z.object({ code: z.string() }), { code: '' }),
  file: z.nullable(z.object({ id, description: withFallback(z.string(), ''), timestamp: withFallback(instant, '') })),
  payment_url_available: withFallback(z.boolean(), false),
  rebate_allowed: withFallback(z.boolean(), false),
  rebate_reason: z.nullish(z.string()),
  rebates: withFallback(
    z.array(
      z.object({
        created_at: instant,
        status: withFallback(z.string(), ''),
        paid_by_patient: z.nullable(amount),
        paid_by_insurer: z.nullable(amount),
      }),
    ),
    [],
  ),
  credit_invoices: allOrNothing(z.array(z.object({ refund: amount }))),
})
export type Invoice = z.infer<typeof invoice>

const isOtherDebtor = ({ debtor_type: debtor }: Readonly<Record<string, unknown>>): boolean =>
  typeof debtor === 'string' && debtor !== ownDebtor

const subtraject = z.object({ id, period_start: day, period_end: day })

/** Invoices, paying them, and requesting a rebate. `getPaymentLink` answers without a URL where there is no page to pay at. */
export const invoices = {
  listSubtrajects: call('GET /patientPortal/subtraject/list', 'token', z.object({ subtrajects: z.array(subtraject) })),
  listInvoices: call(
    'GET /patientPortal/invoice/list',
    'token',
    z.object({ invoices: z.array(ignoreErrorsWhere(invoice, isOtherDebtor)) }),
  ),
  getPaymentLink: call(
    'GET /patientPortal/invoice/:id/payment_link',
    'token',
    z.object({ url: z.nullish(z.string()) }),
  ),
  getInvoice: call('GET /patientPortal/invoice/:id', 'token', z.object({ invoice })),
  requestRebate: call(
    'POST /patientPortal/invoice/:id/rebate/request',
    'token',
    unspecified,
    z.object({ attachments: z.array(attachment) }),
  ),
}
