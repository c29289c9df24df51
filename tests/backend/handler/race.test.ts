import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { randomFrom } from '#tests/support/random.ts'
import { raceForTimes } from '../test-kit/race.ts'
import { type Database, firstRow } from '../database/database.ts'
import { databases, servers } from '../test-kit/test-database.ts'
import { bookingOf, freeSlots, openTestBackend, type TestBackend } from '../test-kit/test-backend.ts'

describe.each(databases)('a dozen patients booking one time on $name', ({ open }) => {
  test('exactly one succeeds; without the constraint the time is booked twice', async () => {
    const backend = await openTestBackend(open)
    const order = { clinics: [backend], database: backend.database, times: 1, rivals: 12, random: randomFrom(1) }
    try {
      expect(await raceForTimes(order)).toEqual({ sold: 1, double: 0, statuses: { 200: 1, 409: 11 } })

      await backend.database.script('drop index consult_slot_once')
      const { double, statuses } = await raceForTimes(order)
      expect(double).toBe(1)
      expect(statuses[200]).toBeGreaterThan(1)
    } finally {
      await backend.close()
    }
  })
})

// The embedded database does one transaction after another, so only a server can show what a lock is for.
describe.each(servers)('two simultaneous bookings of one patient on $name', ({ open }) => {
  let backend: TestBackend
  let database: Database

  beforeAll(async () => {
    backend = await openTestBackend(open)
    database = backend.database
  })
  afterAll(() => backend.close())

  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  const insertAhead = `insert into consult (patient_id, consult_type_id, starts_at, ends_at) values ($1, 4, now() + interval '9 days', now() + interval '10 days')`

  test('the second waits for the first, and is refused because of its consult', async () => {
    const hasty = await backend.signedIn('nothing-planned')
    const [slot] = await freeSlots(backend, hasty.token, 1)
    let second: Promise<{ status: number }> | undefined
    await database.transaction(async (first) => {
      await first.rows('select id from patient where id = $1 for update', [hasty.patientId])
      await first.rows(insertAhead, [hasty.patientId])
      const over = new AbortController()
      second = backend
        .call('addConsult', { token: hasty.token, body: slot && bookingOf(slot) })
        .finally(() => over.abort())
      // Whatever the second does, the first ends only after it: it is answered, or it waits for the first.
      while (!over.signal.aborted && !(await firstRow(database, waiting))) continue
    })
    expect((await second)?.status).toBe(412)
    expect(await database.rows('select from consult where patient_id = $1', [hasty.patientId])).toHaveLength(1)
  })
})
