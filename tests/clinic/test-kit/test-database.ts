import { say } from '../../support/say.ts'
import type { Database } from '../database/database.ts'
import { openPrepared } from './prepared.ts'
import { directoryPlace, type Place, postgresPlace } from './data-store.ts'

export interface TestDatabase {
  name: string
  /** A database of its own without data, whether or not migrated yet; what `close` leaves behind is nothing. */
  open(): Promise<Database>
}

function postgresAt(url: string): TestDatabase {
  return {
    name: 'PostgreSQL',
    async open() {
      const place = await postgresPlace(url)
      const database = await place.look()
      return {
        ...database,
        async close() {
          await database.close()
          await place.remove()
        },
      }
    },
  }
}

const url = process.env['DATABASE_URL']
if (!url) say('No DATABASE_URL: the clinic is tested on PGlite only, not on a PostgreSQL server.')

/** What the suites that lean on the database run on. */
export const databases: readonly TestDatabase[] = [{ name: 'PGlite', open: openPrepared }, ...(url ? [postgresAt(url)] : [])]

/** The same two for clinics in processes of their own. */
export const places: readonly { name: string; make(): Promise<Place> }[] = [
  { name: 'PGlite', make: directoryPlace },
  ...(url ? [{ name: 'PostgreSQL', make: () => postgresPlace(url) }] : []),
]

const asked = process.env['CLINIC_SUITE']
/** What the other suites run on: the embedded database, or with CLINIC_SUITE=PostgreSQL that one. */
export const suiteDatabase: TestDatabase = databases.find(({ name }) => name === (asked || 'PGlite')) ?? databases.at(-1) ?? { name: 'PGlite', open: openPrepared }
if (asked && suiteDatabase.name !== asked) throw new Error(`CLINIC_SUITE asks for ${asked}, and it is not there: set DATABASE_URL.`)
