import * as z from 'zod/mini'
import { call } from './endpoint.ts'
import { anything, attachment, cents, day, id, instant, unseenWhere, whole, withFallback } from './field-schema.ts'
import { actionState } from './patient.ts'

/** What the clinic says of a rebate that was granted, as of an identification. */
export const approvedRebateStatus = actionState.approved

/** Taken back: nothing of it is to be paid. */
export const reverted = 'INVOICE_REVERTED'

/** Who pays an invoice that is the patient's own. */
export const ownDebtor = 'Patient'

export const rebateReason = [
  'REBATE_APPROVED', 'REBATE_PENDING', 'INVOICE_TO_INSURER', 'INVOICE_TO_OLD', 'INVOICE_CREDITED', 'INVOICE_PROCESSING', reverted,
] as const

export const invoice = z.object({
  id,
  invoice_id: withFallback(z.string(), ''),
  subtraject_id: withFallback(id, 0),
  period_start: withFallback(day, ''),
  period_end: withFallback(day, ''),
  date: withFallback(day, ''),
  // What is to be paid has no fallback: an amount or a payment that cannot be read must not be paid, or paid twice.
  total: cents,
  due_date: z.nullable(day),
  fully_paid: z.boolean(),
  paid_acc_pp: z.boolean(),
  // Nor has whose it is: another's is hidden.
  debtor_type: z.string(),
  consults: withFallback(z.array(z.object({ id: withFallback(id, 0), type: withFallback(z.int32(), 0), date: withFallback(instant, '') })), []),
  product: withFallback(z.object({ code: z.string() }), { code: '' }),
  file: z.nullable(z.object({ id, description: withFallback(z.string(), ''), timestamp: withFallback(instant, '') })),
  payment_url_available: withFallback(z.boolean(), false),
  rebate_allowed: withFallback(z.boolean(), false),
  rebate_reason: z.nullish(z.string()),
  rebates: withFallback(z.array(z.object({ created_at: instant, status: withFallback(z.string(), ''), paid_by_patient: z.nullable(cents), paid_by_insurer: z.nullable(cents) })), []),
  credit_invoices: whole(z.array(z.object({ refund: cents }))),
})
export type Invoice = z.infer<typeof invoice>

const isAnothers = ({ debtor_type: debtor }: Readonly<Record<string, unknown>>): boolean => typeof debtor === 'string' && debtor !== ownDebtor

const subtraject = z.object({ id, period_start: day, period_end: day })

/** Invoices, paying them, and asking for a rebate. */
export const invoices = {
  listSubtrajects: call('GET /patientPortal/subtraject/list', 'token', z.object({ subtrajects: z.array(subtraject) })),
  listInvoices: call('GET /patientPortal/invoice/list', 'token', z.object({ invoices: z.array(unseenWhere(invoice, isAnothers)) })),
  getPaymentLink: call('GET /patientPortal/invoice/:id/payment_link', 'token', z.object({ url: z.nullish(z.string()) })),
  getInvoice: call('GET /patientPortal/invoice/:id', 'token', z.object({ invoice })),
  requestRebate: call('POST /patientPortal/invoice/:id/rebate/request', 'token', anything, z.object({ attachments: z.array(attachment) })),
}
