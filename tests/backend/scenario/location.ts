import { consultCategory, consultType } from '#portal/api/contract/consult.ts'
import { lockSubject } from '../credential/one-time-code.ts'
import { firstRow, onlyRow, type Query } from '../database/database.ts'

interface Hours {
  weekday: 1 | 2 | 3 | 4 | 5
  /** Even or odd ISO weeks only. */
  weeks?: 'even' | 'odd'
  part: keyof typeof dayPart
  work: keyof typeof work
}

interface Staff {
  title: string | null
  initials: string
  first: string
  last: string
  specialization: string
  listed?: boolean
  hours: readonly Hours[]
}

const dayPart = {
  morning: ['09:00', '12:00'],
  afternoon: ['13:00', '16:00'],
  evening: ['18:30', '20:00'],
} as const

const work = {
  intake: { category: consultCategory.intake, types: [consultType.intake, consultType.intakeVideo], minutes: 25 },
  followUp: {
    category: consultCategory.followUp,
    types: [consultType.followUpClinic, consultType.followUpVideo, consultType.followUpPhone],
    minutes: 20,
  },
  botox: { category: consultCategory.botox, types: [consultType.botox], minutes: 20 },
  gonBlock: { category: consultCategory.gonBlock, types: [consultType.gonBlock], minutes: 20 },
  unplanned: { category: consultCategory.unplanned, types: [consultType.unplannedFollowUp], minutes: 20 },
} as const

/** Follow-up has no Tuesdays, and on even Fridays two people offer the same times. */
const staff: readonly Staff[] = [
  {
    title: 'dr.',
    initials: 'S.M.',
    first: 'Sanne',
    last: 'de Wit',
    specialization: 'neuroloog',
    hours: [
      { weekday: 1, part: 'morning', work: 'intake' },
      { weekday: 2, part: 'afternoon', work: 'intake' },
      { weekday: 4, weeks: 'odd', part: 'morning', work: 'intake' },
    ],
  },
  {
    title: null,
    initials: 'M.',
    first: 'Merel',
    last: 'Bakker',
    specialization: 'verpleegkundig specialist',
    hours: [
      { weekday: 1, part: 'afternoon', work: 'followUp' },
      { weekday: 3, part: 'morning', work: 'followUp' },
      { weekday: 3, part: 'evening', work: 'followUp' },
      { weekday: 5, weeks: 'even', part: 'morning', work: 'followUp' },
      { weekday: 5, part: 'afternoon', work: 'unplanned' },
    ],
  },
  {
    title: 'drs.',
    initials: 'J.P.',
    first: 'Jeroen',
    last: 'Visser',
    specialization: 'arts',
    hours: [
      { weekday: 3, part: 'afternoon', work: 'unplanned' },
      { weekday: 4, part: 'afternoon', work: 'followUp' },
      { weekday: 5, weeks: 'even', part: 'morning', work: 'followUp' },
    ],
  },
  {
    title: null,
    initials: 'R.',
    first: 'Rana',
    last: 'Yilmaz',
    specialization: 'verpleegkundige',
    hours: [
      { weekday: 2, part: 'afternoon', work: 'botox' },
      { weekday: 4, part: 'morning', work: 'gonBlock' },
      { weekday: 5, weeks: 'odd', part: 'morning', work: 'botox' },
    ],
  },
  { title: 'dr.', initials: 'K.', first: 'Karel', last: 'Smit', specialization: 'neuroloog', listed: false, hours: [] },
]

const insertStaff = `
  insert into employee (location_id, name_title, name_initials, name_first, name_last, specialization, listed)
  select $1, person->>'title', person->>'initials', person->>'first', person->>'last', person->>'specialization', coalesce((person->>'listed')::boolean, true)
  from jsonb_array_elements($2::jsonb) with ordinality as given (person, number) order by number`

const insertHours = `
  insert into opening_hours (employee_id, weekday, week_parity, opens, closes, category, consult_type_ids, slot_minutes)
  select employee.id, (line->>'weekday')::int, (line->>'parity')::int, (line->>'opens')::time, (line->>'closes')::time, (line->>'category')::int,
    array(select type::int from jsonb_array_elements_text(line->'types') as type), (line->>'minutes')::int
  from jsonb_array_elements($2::jsonb) with ordinality as given (line, number)
  join employee on employee.location_id = $1 and name_last = line->>'last' order by number`

/** When each person works, as rows. */
const openingHours = staff.flatMap(({ last, hours }) =>
  hours.map(({ weekday, weeks, part, work: kind }) => {
    const [opens, closes] = dayPart[part]
    return { last, weekday, parity: weeks === undefined ? null : Number(weeks === 'odd'), opens, closes, ...work[kind] }
  }),
)

/** A place with people of its own; whoever has one to themselves competes with nobody for a time. */
export async function createLocation(query: Query, name: string, isClosed: boolean): Promise<number> {
  const { id } = await onlyRow<{ id: number }>(
    query,
    `
    insert into location (name, opened_through) values ($1, amsterdam(now())::date - 1) returning id`,
    [name],
  )
  await query.rows(insertStaff, [id, JSON.stringify(staff)])
  if (!isClosed) await query.rows(insertHours, [id, JSON.stringify(openingHours)])
  return id
}

/** Where patients who register come. */
export const clinicName = 'Kliniek Amsterdam'

/** Two who need a place that is not there yet make one, not two. */
export async function locationNamed(query: Query, name: string, isClosed: boolean): Promise<number> {
  const find = () =>
    firstRow<{ id: number }>(query, 'select id from location where name = $1 order by id limit 1', [name])
  const found = await find()
  if (found) return found.id
  await lockSubject(query, `location:${name}`)
  return (await find())?.id ?? createLocation(query, name, isClosed)
}
