import * as z from 'zod/mini'
import { id, instant } from '#portal/api/contract/field-schema.ts'
import { firstRow, onlyRow, type Query } from '../database/database.ts'
import { openThrough } from '../handler/availability.ts'
import { planOf } from '../handler/planning.ts'
import { freeTimes } from '../handler/slot.ts'
import { Refusal } from '../http/refusal.ts'

export const sale = z.strictObject({
  email: z.string(),
  startDateTime: z.optional(instant),
  availabilityId: z.optional(id),
})
export type Sale = z.infer<typeof sale>

export interface Sold {
  startDateTime: string
  availabilityId: number
}

/** Somebody without a password: they only take times. One for a location is enough. */
async function strangerAt(query: Query, locationId: number): Promise<number> {
  const { id: strangerId } = await onlyRow<{ id: number }>(
    query,
    `
    insert into patient (location_id, email, phone, password_hash) values ($1, $2, '0600000000', '')
    on conflict (email) do update set phone = excluded.phone returning id`,
    [locationId, `iemand.anders.${locationId}@voorbeeld.test`],
  )
  return strangerId
}

/** The portal offers nothing sooner, in ms. */
const soonest = 86_400_000

/** Sells the free times of this patient that fit the description; without one, the first of their own category that is offered. */
export async function sell(query: Query, request: Sale): Promise<Sold[]> {
  const patient = await firstRow<{ id: number }>(query, 'select id from patient where email = $1', [
    request.email.toLowerCase(),
  ])
  if (!patient) throw new Refusal(404, 'Deze patiënt bestaat niet.')
  const plan = await planOf(query, patient.id)
  const from = request.startDateTime === undefined ? new Date(Date.now() + soonest) : new Date(request.startDateTime)
  const until = request.startDateTime === undefined ? new Date(from.getTime() + 90 * 86_400_000) : from
  await openThrough(query, plan.locationId, until)
  const free = await freeTimes(query, plan, from, until)
  const fitting = free.filter((time) => request.availabilityId === undefined || time.avId === request.availabilityId)
  const chosen =
    request.startDateTime === undefined
      ? fitting.filter((time) => time.category === plan.nextCategory).slice(0, 1)
      : fitting
  const stranger = await strangerAt(query, plan.locationId)
  const sold = new Map(chosen.map((time) => [time.avId, { startDateTime: time.startDT, availabilityId: time.avId }]))
  for (const { startDateTime, availabilityId } of sold.values()) {
    await query.rows(
      `
      insert into consult (patient_id, employee_id, consult_type_id, availability_id, starts_at, ends_at)
      select $1, employee_id, consult_type_ids[1], id, $3::timestamptz, $3::timestamptz + slot_minutes * interval '1 minute'
      from availability where id = $2`,
      [stranger, availabilityId, startDateTime],
    )
  }
  return [...sold.values()]
}
