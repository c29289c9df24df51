import { status } from '#portal/api/contract/status.ts'
import { newToken, sha256 } from '../credential/secret.ts'
import { firstRow, onlyRow, type Query } from '../database/database.ts'
import { addFile, withinAccountLimit } from '../record/document.ts'
import { invoiceOf, invoicesOf, payable } from '../record/invoice.ts'
import { limit } from '../limit.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { readUploads } from '../record/upload.ts'
import type { HandlerOf } from './handler.ts'

/** What a patient asks for in words, where the portal shows its own sentence. */
const sentences: Readonly<Record<string, string>> = {
  INVOICE_TO_INSURER: 'Deze factuur gaat naar uw verzekeraar.',
  INVOICE_REVERTED: 'Deze factuur is teruggedraaid.',
  INVOICE_CREDITED: 'Voor deze factuur krijgt u al geld terug.',
  REBATE_APPROVED: 'U heeft al coulance gekregen voor deze factuur.',
  REBATE_PENDING: 'U heeft al coulance aangevraagd voor deze factuur.',
  INVOICE_PROCESSING: 'Uw betaling wordt nog verwerkt.',
  INVOICE_TO_OLD: 'Deze factuur is ouder dan 6 maanden.',
}

/** An id in a path is only text until here; what cannot be one is simply not there. */
function idIn(text: string | number): number {
  const id = Number(text)
  if (!/^[1-9]\d{0,9}$/.test(String(text)) || id > 2_147_483_647) throw notFound()
  return id
}

/** Held until the call is over, so that of two payments or requests at once the second sees the first. */
async function lockInvoice(query: Query, patientId: number, path: { id: string | number }): Promise<number> {
  const row = await firstRow<{ id: number }>(
    query,
    'select id from invoice where id = $1 and patient_id = $2 for update',
    [idIn(path.id), patientId],
  )
  if (!row) throw notFound()
  return row.id
}

export const listSubtrajects: HandlerOf<'listSubtrajects'> = async ({ who, query }) => ({
  subtrajects: await query.rows(
    `
    select id, to_char(period_start, 'YYYY-MM-DD') as period_start, to_char(period_end, 'YYYY-MM-DD') as period_end
    from subtraject where patient_id = $1 order by subtraject.period_start desc, id desc`,
    [who.id],
  ),
})

export const listInvoices: HandlerOf<'listInvoices'> = async ({ who, query }) => ({
  invoices: await invoicesOf(query, who.id),
})

export const getInvoice: HandlerOf<'getInvoice'> = async ({ who, path, query }) => ({
  invoice: await invoiceOf(query, who.id, idIn(path.id)),
})

/** A link is good for paying this one invoice and for nothing else; without anything to pay there is none. */
export const getPaymentLink: HandlerOf<'getPaymentLink'> = async ({ who, path, query, setting }) => {
  const id = await lockInvoice(query, who.id, path)
  const { open } = await onlyRow<{ open: boolean }>(query, `select ${payable} as open from invoice where id = $1`, [id])
  if (!open) return { url: null }
  const token = newToken()
  await query.rows(
    `insert into payment (token_hash, invoice_id, expires_at) values ($1, $2, now() + $3 * interval '1 second')`,
    [sha256(token), id, limit.paymentLink],
  )
  return { url: `${setting.standInOrigin()}/pay/${token}` }
}

export const requestRebate: HandlerOf<'requestRebate'> = async ({ who, path, body, query }) => {
  const id = await lockInvoice(query, who.id, path)
  const { rebate_reason: why } = await invoiceOf(query, who.id, id)
  if (why)
    throw new Refusal(status.preconditionFailed, sentences[why] ?? 'Voor deze factuur kunt u geen coulance aanvragen.')
  const uploads = readUploads(body.attachments)
  if (uploads.length === 0) throw new Refusal(status.inputLogicError, 'Voeg de verklaring van uw verzekeraar toe.')
  await withinAccountLimit(query, who.id, uploads)
  const rebate = await onlyRow<{ id: number }>(query, 'insert into rebate (invoice_id) values ($1) returning id', [id])
  for (const upload of uploads) {
    await query.rows('insert into rebate_file (rebate_id, document_id) values ($1, $2)', [
      rebate.id,
      await addFile(query, who.id, 'REBATE', upload),
    ])
  }
  return {}
}
