import { randomBytes, randomInt } from 'node:crypto'
import * as z from 'zod/mini'
import { type Consult, consultCategory, consultState, consult as consultShape } from '#portal/api/contract/consult.ts'
import { id, instant } from '#portal/api/contract/field-schema.ts'
import type { Query } from '../database/database.ts'
import { addExactConsult } from '../scenario/consult.ts'
import { createLocation } from '../scenario/location.ts'
import { createPatient, type NewPatient } from '../scenario/patient.ts'
import { readyMade } from '../scenario/ready-made.ts'
import { type Scenario, type ScenarioName, scenarioNames, scenarioOf } from '../scenario/scenario.ts'

const exactConsult = z.strictObject({
  startDateTime: instant,
  endDateTime: instant,
  state: z.enum(consultState),
  consultTypeId: z.int32().check(z.minimum(1), z.maximum(9)),
  employee: z.optional(z.enum(['nobody', 'former'])),
})

/** A scenario and what should differ from it. */
export const patientOrder = z.strictObject({
  state: z.enum(scenarioNames as [ScenarioName, ...ScenarioName[]]),
  /** The location of an earlier patient, to compete with them for the same times. */
  location: z.optional(id),
  email: z.optional(z.string()),
  password: z.optional(z.string()),
  phone: z.optional(z.string()),
  name: z.optional(z.strictObject({ initials: z.string(), first: z.string(), last: z.string() })),
  method: z.optional(z.enum(['sms', 'otp', 'post'])),
  /** Instead of the scenario's own consults. */
  consults: z.optional(z.array(exactConsult)),
  nextConsult: z.optional(
    z.nullable(
      z.strictObject({
        nextConsultCategory: z.enum(consultCategory),
        nextConsultMinDateTime: z.optional(z.nullable(instant)),
      }),
    ),
  ),
  threads: z.optional(
    z.array(
      z.strictObject({
        subject: z.string(),
        count_unread: z.int32().check(z.minimum(0)),
        messages: z.optional(z.int32().check(z.minimum(1))),
      }),
    ),
  ),
  documents: z.optional(z.array(z.strictObject({ category: z.string(), description: z.string() }))),
  /** What is to be paid of each, in cents. */
  invoices: z.optional(z.array(z.int32().check(z.minimum(1)))),
})
export type PatientOrder = z.infer<typeof patientOrder>

export interface TestPatient {
  patientId: number
  location: number
  email: string
  password: string
  phone: string
  consults: Pick<Consult, 'id' | 'consultTypeId' | 'startDateTime' | 'endDateTime' | 'state'>[]
}

function personFor(order: PatientOrder): NewPatient {
  const model = readyMade.find((person) => person.state === order.state) ?? {
    initials: 'X.',
    first: 'Xandra',
    last: 'Prins',
    gender: 'F' as const,
  }
  const tag = randomBytes(5).toString('hex')
  return {
    ...model,
    ...order.name,
    email: (order.email ?? `${model.first}.${tag}@voorbeeld.test`).toLowerCase(),
    password: order.password ?? `Wolk-${tag}-Aa1!`,
    phone: order.phone ?? `0600000${String(randomInt(1000)).padStart(3, '0')}`,
  }
}

function scenarioFor(order: PatientOrder): Scenario {
  const { consults, ...rest } = scenarioOf(order.state)
  return {
    ...rest,
    ...(consults && !order.consults && { consults }),
    ...(order.method && { method: order.method }),
    ...(order.threads && {
      threads: order.threads.map(({ subject, count_unread, messages }) => ({
        subject,
        unread: count_unread,
        ...(messages !== undefined && { messages }),
      })),
    }),
    ...(order.documents && { documents: order.documents.map((document) => ({ ...document, daysAgo: 3 })) }),
    ...(order.invoices && { invoices: [order.invoices.map((total) => ({ daysAgo: 5, total }))] }),
  }
}

async function setNextConsult(query: Query, patientId: number, next: PatientOrder['nextConsult']): Promise<void> {
  if (next === undefined) return
  await query.rows('update patient set next_consult_category = $2, next_consult_min = $3::timestamptz where id = $1', [
    patientId,
    next?.nextConsultCategory ?? null,
    next?.nextConsultMinDateTime ?? null,
  ])
}

/** A new invented patient, alone in a new location unless told otherwise. */
export async function orderPatient(query: Query, order: PatientOrder): Promise<TestPatient> {
  const person = personFor(order)
  const scenario = scenarioFor(order)
  const location = order.location ?? (await createLocation(query, 'Kliniek voor één', scenario.closed ?? false))
  const patientId = await createPatient(query, location, person, scenario)
  for (const exact of order.consults ?? []) await addExactConsult(query, patientId, location, exact)
  await setNextConsult(query, patientId, order.nextConsult)
  const consults = await query.rows(
    `
    select id, employee_id as "employeeId", consult_type_id as "consultTypeId",
      amsterdam_iso(starts_at) as "startDateTime", amsterdam_iso(ends_at) as "endDateTime", state
    from consult where patient_id = $1 order by id`,
    [patientId],
  )
  return {
    patientId,
    location,
    email: person.email,
    password: person.password,
    phone: person.phone,
    consults: z.array(consultShape).parse(consults),
  }
}
