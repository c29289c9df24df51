import type { Slots } from '#portal/api/contract/consult.ts'
import { status } from '#portal/api/contract/status.ts'
import { onlyRow, type Query } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import { openThrough } from './availability.ts'
import type { HandlerOf } from './handler.ts'
import { type Plan, planOf, requireOnboarded } from './planning.ts'

/** A stretch of one employee's day, cut into times of equal length. Moments are milliseconds since 1970. */
interface Block {
  id: number
  category: number
  types: number[]
  starts: number
  ends: number
  step: number
  /** How far the back end's clock is ahead that day: blocks are on working days, and clocks change on Sundays. */
  ahead: number
}

/** A start of a block that somebody has. */
type Sold = readonly [blockId: number, at: number]

interface FreeTime {
  at: number
  category: number
  day: string
  startDT: string
  avId: number
  types: readonly number[]
}

const milliseconds = (value: string) => `(extract(epoch from ${value}) * 1000)::float8`

/** One row of two lists: reading many rows takes the embedded database longer than finding them. */
const selectBlocks = `
  with block as (
    select * from availability where location_id = $1 and category = any($2) and ends_at > $3::timestamptz and starts_at <= $4::timestamptz)
  select
    (select coalesce(json_agg(json_build_object('id', id, 'category', category, 'types', consult_type_ids, 'step', slot_minutes * 60000,
      'starts', ${milliseconds('starts_at')}, 'ends', ${milliseconds('ends_at')},
      'ahead', ${milliseconds("amsterdam(starts_at) - (starts_at at time zone 'UTC')")})), '[]') from block) as blocks,
    (select coalesce(json_agg(json_build_array(availability_id, ${milliseconds('consult.starts_at')})), '[]')
      from consult join block on block.id = availability_id where state <> 3) as sold`

const two = (number: number) => String(number).padStart(2, '0')

/** Hours, minutes and seconds of a day, by arithmetic: a date object for each time is most of the work. */
function clock(local: number): string {
  const seconds = (local / 1000) % 86_400
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

function timesIn(
  { id, category, types, starts, ends, step, ahead }: Block,
  sold: readonly Sold[],
  from: number,
  until: number,
): FreeTime[] {
  const taken = new Set(sold.map(([, at]) => at))
  const offset = `+${clock(ahead).slice(0, 5)}`
  // No block goes beyond its day.
  const date = new Date(starts + ahead).toISOString().slice(0, 10)
  const day = date.replaceAll('-', '')
  const times: FreeTime[] = []
  for (let at = starts; at + step <= ends && at <= until; at += step) {
    if (at >= from && !taken.has(at))
      times.push({ at, category, day, startDT: `${date}T${clock(at + ahead)}${offset}`, avId: id, types })
  }
  return times
}

/**
 * What a patient may book, or move an appointment to. The database says which blocks there are and what of them is
 * sold; the times in between are counted here, which is a fraction of the work.
 */
export async function freeTimes(query: Query, plan: Plan, from: Date, until: Date): Promise<FreeTime[]> {
  const { blocks, sold } = await onlyRow<{ blocks: Block[]; sold: Sold[] }>(query, selectBlocks, [
    plan.locationId,
    plan.categories,
    from,
    until,
  ])
  const soldOf = Map.groupBy(sold, ([id]) => id)
  // Not the very moment itself: what begins now is over for booking.
  const next = Math.max(from.getTime(), Math.floor(plan.now) + 1)
  return blocks
    .flatMap((block) =>
      timesIn(
        block,
        soldOf.get(block.id) ?? [],
        block.category === plan.nextCategory ? Math.max(next, plan.earliest ?? 0) : next,
        until.getTime(),
      ),
    )
    .toSorted((one, other) => one.at - other.at || one.avId - other.avId)
}

function byCategoryAndDay(times: readonly FreeTime[]): Slots {
  const slots: Slots = {}
  for (const { category, day, startDT, avId, types } of times) {
    const days = (slots[String(category)] ??= {})
    const list = (days[day] ??= [])
    for (const typeId of types) list.push({ startDT, avId, typeId })
  }
  return slots
}

export const getSlots: HandlerOf<'getSlots'> = async ({ who, body, query }) => {
  const plan = await planOf(query, who.id)
  requireOnboarded(plan)
  if (body.existing_is_error !== false && plan.hasOpenAhead)
    throw new Refusal(status.preconditionFailed, 'U heeft al een afspraak gepland.')
  const [from, until] = [new Date(body.startDateTime), new Date(body.endDateTime)]
  if (until < from) throw new Refusal(status.inputLogicError, 'De einddatum ligt voor de begindatum.')
  await openThrough(query, who.locationId, until)
  return { slots: byCategoryAndDay(await freeTimes(query, plan, from, until)) }
}
