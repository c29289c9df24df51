import { consultState } from '#portal/api/contract/consult.ts'
import { status } from '#portal/api/contract/status.ts'
import type { SignedIn } from '../credential/session.ts'
import { breaksConstraint, firstRow, onlyRow, type Query } from '../database/database.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { notTooLong } from '../record/text.ts'
import type { HandlerOf } from './handler.ts'
import { anyConsultAhead, categoryOfType, ownConsult, requireOnboarded } from './planning.ts'

interface Wish {
  startDateTime: string
  availabilityId: number
  consultTypeId: number
}

/** The block this time is on, if the time, the type and the category are what it offers to this patient. */
const selectBlock = `
  select block.employee_id as "employeeId", block.slot_minutes as minutes
  from availability as block join patient on patient.location_id = block.location_id
  where block.id = $1 and patient.id = $2 and block.category = $3 and $4 = any(block.consult_type_ids)
    and $5::timestamptz > now()
    and $5::timestamptz >= block.starts_at
    and $5::timestamptz + block.slot_minutes * interval '1 minute' <= block.ends_at
    and mod(extract(epoch from $5::timestamptz - block.starts_at), block.slot_minutes * 60) = 0
    and not coalesce(patient.next_consult_category = $3 and $5::timestamptz < patient.next_consult_min, false)`

const insertConsult = `
  insert into consult (patient_id, employee_id, consult_type_id, availability_id, starts_at, ends_at)
  values ($1, $2, $3, $4, $5::timestamptz, $5::timestamptz + $6 * interval '1 minute') returning id`

function unfit(): Refusal {
  return new Refusal(status.inputLogicError, 'Deze afspraak kan zo niet worden gemaakt.')
}

/** Never looks first whether the time is free: the database's own index says so, also to sixty at once. */
async function book(query: Query, who: SignedIn, category: number, wish: Wish): Promise<{ id: number }> {
  const start = new Date(wish.startDateTime)
  const block = await firstRow<{ employeeId: number; minutes: number }>(query, selectBlock, [
    wish.availabilityId,
    who.id,
    category,
    wish.consultTypeId,
    start,
  ])
  if (!block) throw unfit()
  try {
    return await onlyRow<{ id: number }>(query, insertConsult, [
      who.id,
      block.employeeId,
      wish.consultTypeId,
      wish.availabilityId,
      start,
      block.minutes,
    ])
  } catch (error) {
    if (!breaksConstraint(error, 'consult_slot_once')) throw error
    throw new Refusal(status.conflict, 'Dit tijdstip is net door iemand anders geboekt.')
  }
}

/** Two bookings of one patient run one after the other, or both would find nothing planned. */
async function lockOwnPlanning(
  query: Query,
  patientId: number,
): Promise<{ isOnboarded: boolean; category: number | null }> {
  return onlyRow(
    query,
    'select onboarding_complete as "isOnboarded", next_consult_category as category from patient where id = $1 for update',
    [patientId],
  )
}

async function cancel(
  query: Query,
  who: SignedIn,
  consultId: number,
  note: string,
): Promise<{ consultTypeId: number }> {
  notTooLong('note', 'uw opmerking', note)
  const consult = await ownConsult(query, who.id, consultId)
  if (!consult) throw notFound()
  if (!consult.isOpenAhead) throw new Refusal(status.inputLogicError, 'Deze afspraak kan niet meer worden gewijzigd.')
  await query.rows('update consult set state = $2, note = $3 where id = $1', [consultId, consultState.cancelled, note])
  return consult
}

export const addConsult: HandlerOf<'addConsult'> = async ({ who, body, query }) => {
  const { category, ...own } = await lockOwnPlanning(query, who.id)
  requireOnboarded(own)
  if (await anyConsultAhead(query, who.id))
    throw new Refusal(status.preconditionFailed, 'U heeft al een afspraak gepland.')
  if (category === null) throw unfit()
  return book(query, who, category, body)
}

export const moveConsult: HandlerOf<'moveConsult'> = async ({ who, body, query }) => {
  await lockOwnPlanning(query, who.id)
  const { consultTypeId } = await cancel(query, who, body.cancel_consult_id, body.cancel_note)
  const category = categoryOfType[consultTypeId]
  if (category === undefined) throw unfit()
  return book(query, who, category, body)
}

export const cancelConsult: HandlerOf<'cancelConsult'> = async ({ who, body, query }) => {
  await lockOwnPlanning(query, who.id)
  await cancel(query, who, body.consult_id, body.note)
  return { id: body.consult_id }
}
