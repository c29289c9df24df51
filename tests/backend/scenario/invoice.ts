import { consultState, consultType } from '#portal/api/contract/consult.ts'
import { onlyRow, type Query } from '../database/database.ts'
import { addConsult } from './consult.ts'
import type { DocumentPlan, InvoicePlan } from './scenario.ts'

/** An invoice with its document, dated on a day counted back from today. */
const insertInvoice = `
  with day as (select amsterdam(now())::date - $3::int as date),
    paper as (
      insert into document (patient_id, category, description, created_at)
      select $1, 'INVOICE', 'Factuur', (date + time '09:00') at time zone 'Europe/Amsterdam' from day where $9 returning id)
  insert into invoice (patient_id, subtraject_id, date, due_date, total, debtor_type, product_code, document_id, paid_acc_pp, fully_paid, reverted)
  select $1, $2, date, date + 30, $4, $5, '990004017', (select id from paper), $6, $7, $8 from day
  returning id`

/** Nine o'clock in the back end so many days ago: counted in days, `now()` would follow the clocks of the server. */
const nineInTheMorning = (parameter: string) =>
  `(amsterdam(now())::date - ${parameter}::int + time '09:00') at time zone 'Europe/Amsterdam'`

const insertRebate = `
  insert into rebate (invoice_id, created_at, status, paid_by_patient, paid_by_insurer)
  values ($1, ${nineInTheMorning('$2')}, $3, $4, $5)`

async function addInvoice(
  query: Query,
  patientId: number,
  periodId: number,
  consultId: number,
  plan: InvoicePlan,
): Promise<void> {
  const { debtor = 'Patient', paid, reverted = false, noFile = false, refunds = [], rebates = [] } = plan
  const { id } = await onlyRow<{ id: number }>(query, insertInvoice, [
    patientId,
    periodId,
    plan.daysAgo,
    plan.total,
    debtor,
    paid !== undefined,
    paid === 'done',
    reverted,
    !noFile,
  ])
  await query.rows('insert into invoice_consult (invoice_id, consult_id) values ($1, $2)', [id, consultId])
  for (const refund of refunds)
    await query.rows('insert into credit_invoice (invoice_id, refund) values ($1, $2)', [id, refund])
  for (const [place, { status, byPatient, byInsurer }] of rebates.entries()) {
    await query.rows(insertRebate, [id, rebates.length - place, status, byPatient ?? null, byInsurer ?? null])
  }
}

/** The invoices of one period of treatment, each for a consult a week before it. */
export async function addInvoices(
  query: Query,
  patientId: number,
  locationId: number,
  plans: readonly InvoicePlan[],
): Promise<void> {
  const days = plans.map(({ daysAgo }) => daysAgo)
  const { id } = await onlyRow<{ id: number }>(
    query,
    `
    insert into subtraject (patient_id, period_start, period_end)
    values ($1, amsterdam(now())::date - $2::int - 14, amsterdam(now())::date - $3::int) returning id`,
    [patientId, Math.max(...days), Math.min(...days)],
  )
  for (const plan of plans) {
    const consult = {
      inDays: -plan.daysAgo - 7,
      at: '10:20',
      type: consultType.followUpClinic,
      state: consultState.finalized,
    }
    await addInvoice(query, patientId, id, await addConsult(query, patientId, locationId, consult), plan)
  }
}

export async function addDocument(
  query: Query,
  patientId: number,
  { category, description, daysAgo, scanned = false }: DocumentPlan,
): Promise<void> {
  await query.rows(
    `
    insert into document (patient_id, category, description, created_at, scanned)
    values ($1, $2, $3, ${nineInTheMorning('$4')}, $5)`,
    [patientId, category, description, daysAgo, scanned],
  )
}
