import type { Query } from '../database/database.ts'
import type { ThreadPlan } from './scenario.ts'

/** What is said in turn: by somebody who works there, by the patient, by somebody who left. */
const lines = [
  'Goedemiddag. Hoe gaat het met u sinds de vorige afspraak?',
  'Het gaat iets beter. Ik had deze week twee aanvallen.\nDe tabletten helpen meestal binnen een uur.',
  'Dank u. Schrijf de aanvallen op in uw dagboek: https://www.thuisarts.nl/migraine. Neem het mee naar uw afspraak.',
] as const

/** One statement for the messages, however many: five hundred cost no five hundred trips. */
const insertMessages = `
  insert into message (thread_id, content, employee_id, created_at)
  select $1, ($2::jsonb)->>(number % 3), case number % 3
      when 0 then (select id from employee where location_id = $3 and listed order by id limit 1)
      when 2 then (select id from employee where location_id = $3 and not listed order by id limit 1) end,
    thread.created_at + number * interval '3 hours'
  from thread, generate_series(0, $4::int - 1) as number
  where thread.id = $1`

export async function addThread(
  query: Query,
  patientId: number,
  locationId: number,
  { subject, unread, messages = 1 }: ThreadPlan,
): Promise<void> {
  const [thread] = await query.rows<{ id: number }>(
    `
    insert into thread (patient_id, subject, unread, created_at) values ($1, $2, $3, now() - greatest($4::int * 3, 48) * interval '1 hour') returning id`,
    [patientId, subject, unread, messages],
  )
  await query.rows(insertMessages, [thread?.id ?? 0, JSON.stringify(lines), locationId, messages])
}
