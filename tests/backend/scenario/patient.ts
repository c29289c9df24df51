import { consultCategory } from '#portal/api/contract/consult.ts'
import { intakeType } from '#portal/api/contract/patient.ts'
import { hashPassword } from '../credential/password.ts'
import { newSecret } from '../credential/totp.ts'
import { onlyRow, type Query } from '../database/database.ts'
import { addConsult } from './consult.ts'
import { addDocument, addInvoices } from './invoice.ts'
import type { Person } from './person.ts'
import type { Scenario } from './scenario.ts'
import { addReviews } from './review-link.ts'
import { setStage } from './stage.ts'
import { addThread } from './thread.ts'

export interface NewPatient extends Person {
  email: string
  password: string
}

const insertPatient = `
  insert into patient (location_id, email, phone, password_hash, method, otp_secret,
    next_consult_category, next_consult_min)
  values ($1, $2, $3, $4, $5, $6, $7,
    case when $8::int is not null then (amsterdam(now())::date + $8::int) at time zone 'Europe/Amsterdam' end)
  returning id`

/** Puts the patient of a scenario in the database. */
export async function createPatient(
  query: Query,
  locationId: number,
  person: NewPatient,
  scenario: Scenario,
): Promise<number> {
  const isComplete = scenario.stage === undefined
  const planned = scenario.next === undefined ? { category: consultCategory.followUp } : scenario.next
  const next = isComplete ? planned : null
  const method = scenario.method ?? 'sms'
  const { id } = await onlyRow<{ id: number }>(query, insertPatient, [
    locationId,
    person.email,
    person.phone,
    await hashPassword(person.password),
    method,
    method === 'otp' ? newSecret() : null,
    next?.category ?? null,
    next?.minInDays ?? null,
  ])
  const { stage = 'done', intake = intakeType.migraine, referred = true } = scenario
  await setStage(query, id, { stage, intake, referred, person }, isComplete)
  for (const plan of scenario.consults ?? []) await addConsult(query, id, locationId, plan)
  for (const thread of scenario.threads ?? []) await addThread(query, id, locationId, thread)
  await addReviews(query, id, scenario.reviews ?? [])
  for (const document of scenario.documents ?? []) await addDocument(query, id, document)
  for (const period of scenario.invoices ?? []) await addInvoices(query, id, locationId, period)
  return id
}
