import { consultCategory } from '#portal/api/contract/consult.ts'
import { type Random, shuffled } from '#tests/support/random.ts'
import { newToken, sha256 } from '../credential/secret.ts'
import { type Database, onlyRow } from '../database/database.ts'
import { createLocation } from '../scenario/location.ts'
import { bookingOf, freeSlots, type BackendClient } from './test-backend.ts'

/** Signed-in patients of one location by the thousand: made in one statement, for nobody signs in with their passwords. */
const insertRivals = `
  with newcomer as (
    insert into patient (location_id, email, phone, password_hash, onboarding_complete, next_consult_category)
    select $1, 'drukte.' || $1::int || '.' || number || '@voorbeeld.test', '0600000000', '', true, $3
    from generate_series(1, jsonb_array_length($2::jsonb)) as number returning id)
  insert into session (token_hash, patient_id, expires_at)
  select hash, id, now() + interval '1 day'
  from (select id, row_number() over (order by id) as number from newcomer) as numbered
  join jsonb_array_elements_text($2::jsonb) with ordinality as given (hash, number) using (number)`

interface RaceOutcome {
  /** Times that somebody has. */
  sold: number
  /** Times that more than one has. */
  double: number
  /** How many answers had which status. */
  statuses: Record<number, number>
}

interface RaceOrder {
  clinics: readonly Pick<BackendClient, 'call'>[]
  database: Database
  times: number
  /** Patients for each time. */
  rivals: number
  random: Random
}

/** So many times are raced for at once; more calls would only wait for each other. */
const timesAtOnce = 10

/** Every patient wants one time, all at once, spread over the clinics. */
export async function raceForTimes({ clinics, database, times, rivals, random }: RaceOrder): Promise<RaceOutcome> {
  const location = await createLocation(database, 'Kliniek met drukte', false)
  const tokens = Array.from({ length: times * rivals }, newToken)
  await database.rows(insertRivals, [location, JSON.stringify(tokens.map(sha256)), consultCategory.followUp])
  const [first] = clinics
  const free = first ? await freeSlots(first, tokens[0] ?? '', consultCategory.followUp) : []
  const contested = [...new Map(free.map((slot) => [`${slot.avId} ${slot.startDT}`, slot])).values()].slice(0, times)
  if (contested.length < times) throw new Error(`There are only ${contested.length} free times to race for.`)

  const statuses: RaceOutcome['statuses'] = {}
  for (let from = 0; from < times; from += timesAtOnce) {
    const wishes = contested
      .slice(from, from + timesAtOnce)
      .flatMap((slot, at) =>
        tokens.slice((from + at) * rivals, (from + at + 1) * rivals).map((token) => ({ token, body: bookingOf(slot) })),
      )
    await Promise.all(
      shuffled(wishes, random).map(async (wish, at) => {
        const answer = await clinics[at % clinics.length]?.call('addConsult', wish)
        if (answer) statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
      }),
    )
  }
  const { sold, double } = await onlyRow<Pick<RaceOutcome, 'sold' | 'double'>>(
    database,
    `
    select count(*)::int as sold, (count(*) filter (where buyers > 1))::int as double
    from (select count(*) as buyers from consult join patient on patient.id = patient_id
      where location_id = $1 and state <> 3 group by availability_id, starts_at) as time`,
    [location],
  )
  return { sold, double, statuses }
}
