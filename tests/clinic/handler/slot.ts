import type { Slots } from '#portal/api/contract/consult.ts'
import { status } from '#portal/api/contract/status.ts'
import type { Query } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import { openThrough } from './availability.ts'
import type { HandlerOf } from './handler.ts'
import { onlyOnboarded, openConsultAhead } from './planning.ts'

interface FreeTime {
  category: number
  day: string
  startDT: string
  avId: number
  typeId: number
}

/** `hidden` leaves out botox and GON-block times before the day from which the patient may have them. */
const selectFree = `
  select block.category, to_char(amsterdam(time.starts_at), 'YYYYMMDD') as day,
    amsterdam_iso(time.starts_at) as "startDT", block.id as "avId", kind.id as "typeId"
  from patient
  join availability as block on block.location_id = patient.location_id
  cross join lateral generate_series(block.starts_at, block.ends_at - block.slot_minutes * interval '1 minute',
    block.slot_minutes * interval '1 minute') as time (starts_at)
  cross join lateral unnest(block.consult_type_ids) as kind (id)
  where patient.id = $1
    and block.ends_at > $2::timestamptz and block.starts_at <= $3::timestamptz
    and time.starts_at >= $2::timestamptz and time.starts_at <= $3::timestamptz and time.starts_at > now()
    and not coalesce(block.category = patient.next_consult_category and time.starts_at < patient.next_consult_min, false)
    and not exists (select from consult where consult.availability_id = block.id
      and consult.starts_at = time.starts_at and consult.state <> 3)
  order by time.starts_at, block.id, kind.id`

export function freeTimes(query: Query, patientId: number, from: Date, until: Date): Promise<FreeTime[]> {
  return query.rows<FreeTime>(selectFree, [patientId, from, until])
}

function byCategoryAndDay(times: readonly FreeTime[]): Slots {
  const slots: Slots = {}
  for (const { category, day, ...slot } of times) {
    const days = slots[String(category)] ??= {}
    const list = days[day] ??= []
    list.push(slot)
  }
  return slots
}

export const getSlots: HandlerOf<'getSlots'> = async ({ who, body, query }) => {
  await onlyOnboarded(query, who.id)
  if (body.existing_is_error !== false && await openConsultAhead(query, who.id)) {
    throw new Refusal(status.preconditionFailed, 'U heeft al een afspraak gepland.')
  }
  const [from, until] = [new Date(body.startDateTime), new Date(body.endDateTime)]
  if (until < from) throw new Refusal(status.inputLogicError, 'De einddatum ligt voor de begindatum.')
  await openThrough(query, who.locationId, until)
  return { slots: byCategoryAndDay(await freeTimes(query, who.id, from, until)) }
}
