import { onlyRow, type Query } from '../database/database.ts'
import { limit } from '../limit.ts'

/**
 * Turns opening hours into blocks up to the requested day. Done when a window first reaches that far, under a lock
 * on the location's row: each day is made once, and of two that ask at once the second finds it done.
 */
export async function openThrough(query: Query, locationId: number, until: Date): Promise<void> {
  const far = new Date(Math.min(until.getTime(), Date.now() + limit.daysAhead * 86_400_000))
  const { done } = await onlyRow<{ done: boolean }>(
    query,
    'select opened_through >= amsterdam($2::timestamptz)::date as done from location where id = $1',
    [locationId, far],
  )
  if (done) return
  await query.rows('select id from location where id = $1 for update', [locationId])
  await query.rows(
    `
    insert into availability (location_id, employee_id, category, consult_type_ids, starts_at, ends_at, slot_minutes)
    select location.id, employee.id, hours.category, hours.consult_type_ids,
      (day::date + hours.opens) at time zone 'Europe/Amsterdam', (day::date + hours.closes) at time zone 'Europe/Amsterdam',
      hours.slot_minutes
    from location
    cross join generate_series(location.opened_through + 1, amsterdam($2::timestamptz)::date, interval '1 day') as day
    join employee on employee.location_id = location.id
    join opening_hours as hours on hours.employee_id = employee.id
      and hours.weekday = extract(isodow from day)
      and (hours.week_parity is null or hours.week_parity = extract(week from day)::int % 2)
    where location.id = $1
    order by day, employee.id, hours.opens
    on conflict do nothing`,
    [locationId, far],
  )
  await query.rows(
    'update location set opened_through = greatest(opened_through, amsterdam($2::timestamptz)::date) where id = $1',
    [locationId, far],
  )
}
