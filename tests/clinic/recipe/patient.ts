import { consultCategory, consultState } from '#portal/api/contract/consult.ts'
import { intakeType } from '#portal/api/contract/patient.ts'
import { hashPassword } from '../credential/password.ts'
import { newSecret } from '../credential/totp.ts'
import { onlyRow, type Query } from '../database/database.ts'
import type { Person } from './ready-made.ts'
import type { ConsultPlan, Recipe } from './recipe.ts'
import { addReviews } from './review-link.ts'
import { setStage } from './stage.ts'
import { addThread } from './thread.ts'

export interface NewPatient extends Person {
  email: string
  password: string
}

/** A consult at an exact time, for a day that no count from today can name. */
export interface ExactConsult {
  startDateTime: string
  endDateTime: string
  state: number
  consultTypeId: number
  employee?: 'nobody' | 'former' | undefined
}

const insertPatient = `
  insert into patient (location_id, email, phone, password_hash, method, otp_secret,
    name_initials, name_first, name_last, gender, next_consult_category, next_consult_min)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11,
    case when $12::int is not null then (amsterdam(now())::date + $12::int) at time zone 'Europe/Amsterdam' end)
  returning id`

/** Off a weekend in the direction of time, so that a past consult stays past. */
const insertPlan = `
  insert into consult (patient_id, employee_id, consult_type_id, state, starts_at, ends_at)
  select $1, $2, $3, $4, moment.at, moment.at + interval '20 minutes'
  from (select amsterdam(now())::date + $5::int as day) as wanted
  cross join lateral (select ((wanted.day + case extract(isodow from wanted.day)
    when 6 then case when $5::int > 0 then 2 else -1 end
    when 7 then case when $5::int > 0 then 1 else -2 end
    else 0 end) + $6::time) at time zone 'Europe/Amsterdam' as at) as moment`

async function employeeFor(query: Query, locationId: number, which: ConsultPlan['employee']): Promise<number | null> {
  if (which === 'nobody') return null
  const { id } = await onlyRow<{ id: number }>(query,
    'select id from employee where location_id = $1 and listed = $2 order by id limit 1', [locationId, which !== 'former'])
  return id
}

/** Puts the patient of a recipe in the database. */
export async function createPatient(query: Query, locationId: number, person: NewPatient, recipe: Recipe): Promise<number> {
  const isComplete = recipe.stage === undefined
  const planned = recipe.next === undefined ? { category: consultCategory.followUp } : recipe.next
  const next = isComplete ? planned : null
  const method = recipe.method ?? 'sms'
  const { id } = await onlyRow<{ id: number }>(query, insertPatient, [
    locationId, person.email, person.phone, await hashPassword(person.password), method, method === 'otp' ? newSecret() : null,
    person.initials, person.first, person.last, person.gender, next?.category ?? null, next?.minInDays ?? null,
  ])
  const { stage = 'done', intake = intakeType.migraine, referred = true } = recipe
  await setStage(query, id, { stage, intake, referred, person }, isComplete)
  for (const plan of recipe.consults ?? []) {
    await query.rows(insertPlan, [
      id, await employeeFor(query, locationId, plan.employee), plan.type, plan.state ?? consultState.open, plan.inDays, plan.at])
  }
  for (const thread of recipe.threads ?? []) await addThread(query, id, locationId, thread)
  await addReviews(query, id, recipe.reviews ?? [])
  for (const { category, description } of recipe.documents ?? []) {
    await query.rows('insert into document (patient_id, category, description) values ($1, $2, $3)', [id, category, description])
  }
  return id
}

export async function addExactConsult(query: Query, patientId: number, locationId: number, consult: ExactConsult): Promise<void> {
  await query.rows(`
    insert into consult (patient_id, employee_id, consult_type_id, state, starts_at, ends_at)
    values ($1, $2, $3, $4, $5::timestamptz, $6::timestamptz)`,
  [patientId, await employeeFor(query, locationId, consult.employee), consult.consultTypeId, consult.state, consult.startDateTime, consult.endDateTime])
}
