import { describe, expect, test } from 'vitest'
import { randomFrom } from '#tests/support/random.ts'
import { raceForTimes } from '../test-kit/race.ts'
import { databases } from '../test-kit/test-database.ts'
import { openTestClinic } from '../test-kit/test-clinic.ts'

describe.each(databases)('a dozen patients for one time on $name', ({ open }) => {
  test('exactly one gets it; without the constraint the same race sells the time twice', async () => {
    const clinic = await openTestClinic(open)
    const order = { clinics: [clinic], database: clinic.database, times: 1, rivals: 12, random: randomFrom(1) }
    try {
      expect(await raceForTimes(order)).toEqual({ sold: 1, double: 0, statuses: { 200: 1, 409: 11 } })

      await clinic.database.script('drop index consult_slot_once')
      const { double, statuses } = await raceForTimes(order)
      expect(double).toBe(1)
      expect(statuses[200]).toBeGreaterThan(1)
    } finally {
      await clinic.close()
    }
  })
})
