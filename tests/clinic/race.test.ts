import { describe, expect, test } from 'vitest'
import { databases } from './databases.ts'
import type { Database } from './database/database.ts'
import { bookingOf, firstSlot, openTestClinic, type TestClinic } from './test-clinic.ts'

/** Sixty patients of one location who all want the same time at the same moment. */
async function race(clinic: TestClinic): Promise<number[]> {
  const first = await clinic.signedIn('nothing-planned')
  const others = []
  for (let count = 1; count < 60; count += 1) others.push(await clinic.signedIn('nothing-planned', { location: first.location }))
  const wish = bookingOf(await firstSlot(clinic, first.token, 1))
  const answers = await Promise.all([first, ...others].map(({ token }) => clinic.call('addConsult', { token, body: wish })))
  return answers.map(({ status }) => status).toSorted((a, b) => a - b)
}

async function soldTimes(database: Database): Promise<number> {
  return (await database.rows('select from consult where state <> 3')).length
}

describe.each(databases)('sixty patients for one time on $name', ({ open }) => {
  test('exactly one gets it; without the constraint the same race sells the time twice', async () => {
    const clinic = await openTestClinic(open)
    try {
      expect(await race(clinic)).toEqual([200, ...Array.from({ length: 59 }, () => 409)])
      expect(await soldTimes(clinic.database)).toBe(1)

      await clinic.database.script('drop index consult_slot_once')
      expect((await race(clinic)).filter((status) => status === 200).length).toBeGreaterThan(1)
      expect(await soldTimes(clinic.database)).toBeGreaterThan(2)
    } finally {
      await clinic.close()
    }
  }, 90_000)
})
