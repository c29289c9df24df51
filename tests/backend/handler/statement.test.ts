import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallName } from '#portal/api/contract/contract.ts'
import type { Database, Query } from '../database/database.ts'
import { infoOf } from '../test-kit/granted.ts'
import { openPrepared } from '../test-kit/prepared.ts'
import { openTestBackend, type SignedInPatient, slotWindow, type TestBackend } from '../test-kit/test-backend.ts'

let sent = 0

/** Counts every statement, inside transactions as well. */
function counted(database: Database): Database {
  const counting = (query: Query): Query => ({
    rows: (...given) => {
      sent += 1
      return query.rows(...given)
    },
    script: (sql) => query.script(sql),
  })
  return {
    ...counting(database),
    transaction: (work) => database.transaction((query) => work(counting(query))),
    close: () => database.close(),
  }
}

/** Ten years: a consult a month, a document and a thread with each, a message to and fro every week, an invoice a quarter. */
const tenYears = `
  insert into consult (patient_id, employee_id, consult_type_id, starts_at, ends_at, state)
    select $1, (select min(id) from employee where location_id = $2), 4, at, at + interval '20 minutes', 1
    from generate_series(now() - interval '10 years', now() - interval '1 day', interval '1 month') as at;
  insert into document (patient_id, category, description, created_at)
    select $1, 'PRESCRIPT', 'Recept', starts_at from consult where patient_id = $1;
  insert into thread (patient_id, subject, created_at, unread)
    select $1, 'Vraag', starts_at, 1 from consult where patient_id = $1;
  insert into message (thread_id, content, created_at)
    select (select max(id) from thread where patient_id = $1), 'Bericht', at from generate_series(now() - interval '10 years', now(), interval '1 week') as at;
  with kept as (insert into document (patient_id, category, description) select $1, 'ATTACHMENT', 'scan.pdf' from generate_series(1, 500) returning id),
    stored as (insert into file (document_id, filename, mimetype, content) select id, 'scan.pdf', 'application/pdf', '%PDF-' from kept)
  insert into message_attachment (message_id, document_id)
    select message.id, kept.id from (select id, row_number() over () as number from kept) as kept
    join (select message.id, row_number() over () as number from message join thread on thread.id = thread_id where patient_id = $1) as message using (number);
  insert into subtraject (patient_id, period_start, period_end)
    select $1, starts_at::date, starts_at::date + 80 from consult where patient_id = $1;
  insert into invoice (patient_id, subtraject_id, date, due_date, total, debtor_type, product_code)
    select $1, id, period_end, period_end + 30, 12345, 'Patient', 'X' from subtraject where patient_id = $1;
  insert into invoice_consult (invoice_id, consult_id)
    select invoice.id, consult.id from invoice join consult using (patient_id) where patient_id = $1 and consult.starts_at::date <= invoice.date;
  insert into credit_invoice (invoice_id, refund) select id, 100 from invoice where patient_id = $1;
  insert into rebate (invoice_id, status) select id, 'APPROVED' from invoice where patient_id = $1;
  insert into consult (patient_id, employee_id, consult_type_id, availability_id, starts_at, ends_at, state)
    select $1, employee_id, 4, id, starts_at, starts_at + interval '20 minutes', 3 from availability where location_id = $2;`

let backend: TestBackend
let fresh: SignedInPatient
let loyal: SignedInPatient

beforeAll(async () => {
  backend = await openTestBackend(async () => counted(await openPrepared()))
  fresh = await backend.signedIn('unread')
  loyal = await backend.signedIn('unread')
  // Days are opened by the first who looks so far ahead.
  for (const { token } of [fresh, loyal]) await backend.call('getSlots', { token, body: slotWindow() })
  await backend.database.script(
    tenYears.replaceAll('$1', String(loyal.patientId)).replaceAll('$2', String(loyal.location)),
  )
})
afterAll(() => backend.close())

async function threadOf({ token }: SignedInPatient): Promise<number | undefined> {
  return (await infoOf(backend, token)).internal_message_threads.at(-1)?.id
}

const calls: readonly [CallName, timesAsLong: number, bodyFor?: (patient: SignedInPatient) => unknown][] = [
  ['getInfo', 20, () => ({ modules: [] })],
  ['getThread', 100, async (patient) => ({ thread_id: await threadOf(patient), mark_messages_as_read: true })],
  ['listInvoices', 500],
  ['listSubtrajects', 100],
  ['getSlots', 0.9, () => slotWindow()],
]

describe('a patient with ten years of data takes as many SQL statements as a new one', () => {
  test.each(calls)('%s', async (name, timesAsLong, bodyFor) => {
    const costs = []
    for (const patient of [fresh, loyal]) {
      const body = await bodyFor?.(patient)
      const before = sent
      const answer = await backend.call(name, { token: patient.token, ...(body !== undefined && { body }) })
      expect(answer.status).toBe(200)
      costs.push({ statements: sent - before, length: answer.text.length })
    }
    const [little, much] = costs
    // The answer shows that the data are there at all.
    expect(much?.length).toBeGreaterThan((little?.length ?? 0) * timesAsLong)
    expect(much?.statements).toBe(little?.statements)
    // Who holds the token, and the work itself.
    expect(little?.statements).toBeGreaterThanOrEqual(2)
  })
})
