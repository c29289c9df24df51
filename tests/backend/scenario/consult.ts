import { consultState } from '#portal/api/contract/consult.ts'
import { onlyRow, type Query } from '../database/database.ts'
import type { ConsultPlan } from './scenario.ts'

/** A consult at an exact time, for a day that no count from today can name. */
interface ExactConsult {
  startDateTime: string
  endDateTime: string
  state: number
  consultTypeId: number
  employee?: 'nobody' | 'former' | undefined
}

/** Off a weekend in the direction of time, so that a past consult stays past. */
const insertPlan = `
  insert into consult (patient_id, employee_id, consult_type_id, state, starts_at, ends_at)
  select $1, $2, $3, $4, moment.at, moment.at + interval '20 minutes'
  from (select amsterdam(now())::date + $5::int as day) as target
  cross join lateral (select ((target.day + case extract(isodow from target.day)
    when 6 then case when $5::int > 0 then 2 else -1 end
    when 7 then case when $5::int > 0 then 1 else -2 end
    else 0 end) + $6::time) at time zone 'Europe/Amsterdam' as at) as moment
  returning id`

async function employeeFor(query: Query, locationId: number, which: ConsultPlan['employee']): Promise<number | null> {
  if (which === 'nobody') return null
  const { id } = await onlyRow<{ id: number }>(
    query,
    'select id from employee where location_id = $1 and listed = $2 order by id limit 1',
    [locationId, which !== 'former'],
  )
  return id
}

export async function addConsult(
  query: Query,
  patientId: number,
  locationId: number,
  plan: ConsultPlan,
): Promise<number> {
  const { id } = await onlyRow<{ id: number }>(query, insertPlan, [
    patientId,
    await employeeFor(query, locationId, plan.employee),
    plan.type,
    plan.state ?? consultState.open,
    plan.inDays,
    plan.at,
  ])
  return id
}

export async function addExactConsult(
  query: Query,
  patientId: number,
  locationId: number,
  consult: ExactConsult,
): Promise<void> {
  await query.rows(
    `
    insert into consult (patient_id, employee_id, consult_type_id, state, starts_at, ends_at)
    values ($1, $2, $3, $4, $5::timestamptz, $6::timestamptz)`,
    [
      patientId,
      await employeeFor(query, locationId, consult.employee),
      consult.consultTypeId,
      consult.state,
      consult.startDateTime,
      consult.endDateTime,
    ],
  )
}
