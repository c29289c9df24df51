import { log } from '../../support/log.ts'
import type { Database } from '../database/database.ts'
import { type DataStore, directoryStore, postgresStore } from './data-store.ts'
import { openPrepared } from './prepared.ts'

interface TestDatabase {
  name: 'PGlite' | 'PostgreSQL'
  /** A database of its own without data, whether or not migrated yet; what `close` leaves behind is nothing. */
  open(): Promise<Database>
  /** The same for clinics in processes of their own. */
  createStore(): Promise<DataStore>
}

const embedded: TestDatabase = { name: 'PGlite', open: openPrepared, createStore: directoryStore }

function postgresAt(url: string): TestDatabase {
  return {
    name: 'PostgreSQL',
    createStore: () => postgresStore(url),
    async open() {
      const store = await postgresStore(url)
      const database = await store.open()
      return {
        ...database,
        async close() {
          await database.close()
          await store.remove()
        },
      }
    },
  }
}

const url = process.env['DATABASE_URL']
if (!url) log('No DATABASE_URL: the back end is tested on PGlite only, not on a PostgreSQL server.')

/** What the suites that lean on the database run on. */
export const databases: readonly TestDatabase[] = [embedded, ...(url ? [postgresAt(url)] : [])]

/** What means something only to a server: connections, and several clinics on one database. */
export const servers = databases.filter(({ name }) => name === 'PostgreSQL')

const asked = process.env['CLINIC_SUITE']
/** What the other suites run on: what CLINIC_SUITE asks for, else a server where there is one. It is faster, and the journeys run on the embedded database. */
export const suiteDatabase: TestDatabase = databases.find(({ name }) => name === (asked || 'PostgreSQL')) ?? embedded
if (asked && suiteDatabase.name !== asked)
  throw new Error(`CLINIC_SUITE asks for ${asked}, and it is not there: set DATABASE_URL for PostgreSQL.`)
