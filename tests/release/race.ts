import { type BackendProcess, startProcess } from '../backend/test-kit/backend-process.ts'
import { raceForTimes } from '../backend/test-kit/race.ts'
import { postgresStore } from '../backend/test-kit/data-store.ts'
import { randomFrom } from '../support/random.ts'
import { faultResult, type Check } from './check.ts'
import { withPostgres } from './databases.ts'

const size = { clinics: 3, times: 50, rivals: 60 }

export const race: Check = {
  description: 'several processes on one PostgreSQL book every time once',
  run: ({ seed }) =>
    withPostgres(async (url) => {
      const store = await postgresStore(url)
      const database = await store.open()
      const clinics: BackendProcess[] = await Promise.all(
        Array.from({ length: size.clinics }, () => startProcess(store)),
      )
      const random = randomFrom(seed)
      const held = () => raceForTimes({ clinics, database, times: size.times, rivals: size.rivals, random })
      try {
        const { sold, double, statuses } = await held()
        // The negative control: without the constraint the same race must book a time twice.
        await database.script('drop index consult_slot_once')
        const negativeControl = await held()
        return faultResult(
          sold,
          `${size.clinics} processes, ${size.times} times, ${size.rivals} rivals`,
          [
            ...(sold === size.times ? [] : [`${sold} times were sold`]),
            ...(double === 0 ? [] : [`${double} times were sold twice`]),
            ...(statuses[200] === size.times && statuses[409] === size.times * (size.rivals - 1)
              ? []
              : [`the answers were ${JSON.stringify(statuses)}`]),
            ...(negativeControl.double > 0 ? [] : ['nothing was sold twice without the constraint']),
          ],
          [`${negativeControl.double} of ${size.times} times were sold twice once the constraint was dropped.`],
        )
      } finally {
        await Promise.all(clinics.map(({ end }) => end('SIGTERM')))
        await database.close()
        await store.remove()
      }
    }),
}
