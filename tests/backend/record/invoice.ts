import type { Invoice } from '#portal/api/contract/invoice.ts'
import { firstRow, type Query } from '../database/database.ts'
import { notFound } from '../http/refusal.ts'

/** What is left to pay, whoever owes it; a refund counts as soon as it is granted. */
export const remaining =
  'greatest(invoice.total - coalesce((select sum(refund) from credit_invoice where invoice_id = invoice.id), 0), 0)::int'

/** Whether the patient has something to pay that is not on its way yet. */
export const payable = `(not invoice.fully_paid and not invoice.paid_acc_pp and not invoice.reverted
  and invoice.debtor_type = 'Patient' and ${remaining} > 0)`

/** Why no rebate can be asked for, what lasts before what passes; null when it can. An invoice of exactly six months ago is not too old. */
const reason = `case
  when invoice.debtor_type <> 'Patient' then 'INVOICE_TO_INSURER'
  when invoice.reverted then 'INVOICE_REVERTED'
  when exists (select from credit_invoice where invoice_id = invoice.id) then 'INVOICE_CREDITED'
  when exists (select from rebate where invoice_id = invoice.id and status = 'APPROVED') then 'REBATE_APPROVED'
  when exists (select from rebate where invoice_id = invoice.id and status = 'PENDING') then 'REBATE_PENDING'
  when invoice.paid_acc_pp and not invoice.fully_paid then 'INVOICE_PROCESSING'
  when invoice.date + interval '6 months' < amsterdam(now())::date then 'INVOICE_TO_OLD'
  end`

const selectInvoices = `
  select invoice.id,
    'F' || to_char(invoice.date, 'YYYY') || '-' || lpad(invoice.id::text, 5, '0') as invoice_id,
    subtraject.id as subtraject_id,
    to_char(subtraject.period_start, 'YYYY-MM-DD') as period_start, to_char(subtraject.period_end, 'YYYY-MM-DD') as period_end,
    to_char(invoice.date, 'YYYY-MM-DD') as date, to_char(invoice.due_date, 'YYYY-MM-DD') as due_date,
    invoice.total, invoice.fully_paid, invoice.paid_acc_pp, invoice.debtor_type,
    json_build_object('code', invoice.product_code) as product,
    case when document.id is not null then json_build_object('id', document.id, 'description', document.description,
      'timestamp', amsterdam_iso(document.created_at)) end as file,
    ${payable} as payment_url_available,
    why.reason is null as rebate_allowed, why.reason as rebate_reason,
    (select coalesce(json_agg(json_build_object('id', consult.id, 'type', consult.consult_type_id, 'date', amsterdam_iso(consult.starts_at)) order by consult.starts_at, consult.id), '[]')
      from invoice_consult join consult on consult.id = consult_id where invoice_id = invoice.id) as consults,
    (select coalesce(json_agg(json_build_object('created_at', amsterdam_iso(created_at), 'status', status,
      'paid_by_patient', paid_by_patient, 'paid_by_insurer', paid_by_insurer) order by created_at, id), '[]')
      from rebate where invoice_id = invoice.id) as rebates,
    (select coalesce(json_agg(json_build_object('refund', refund) order by id), '[]') from credit_invoice where invoice_id = invoice.id) as credit_invoices
  from invoice join subtraject on subtraject.id = subtraject_id
  left join document on document.id = document_id
  cross join lateral (select ${reason} as reason) as why
  where invoice.patient_id = $1`

export function invoicesOf(query: Query, patientId: number): Promise<Invoice[]> {
  return query.rows<Invoice>(`${selectInvoices} order by invoice.date desc, invoice.id desc`, [patientId])
}

export async function invoiceOf(query: Query, patientId: number, id: number): Promise<Invoice> {
  const invoice = await firstRow<Invoice>(query, `${selectInvoices} and invoice.id = $2`, [patientId, id])
  if (!invoice) throw notFound()
  return invoice
}
