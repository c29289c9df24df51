import { randomBytes } from 'node:crypto'
import { say } from '../support/say.ts'
import type { Database } from './database/database.ts'
import { openPostgres } from './database/postgres.ts'
import { openPrepared } from './database/prepared.ts'

export interface TestDatabase {
  name: string
  /** A database of its own without data, whether or not migrated yet; what `close` leaves behind is nothing. */
  open(): Promise<Database>
}

function postgresAt(url: string): TestDatabase {
  return {
    name: 'PostgreSQL',
    async open() {
      const name = `clinic_test_${randomBytes(6).toString('hex')}`
      const server = openPostgres(url)
      await server.script(`create database ${name}`)
      const own = new URL(url)
      own.pathname = `/${name}`
      const database = openPostgres(own.href)
      return {
        ...database,
        async close() {
          await database.close()
          await server.script(`drop database ${name} with (force)`)
          await server.close()
        },
      }
    },
  }
}

const url = process.env['DATABASE_URL']
if (!url) say('No DATABASE_URL: the clinic is tested on PGlite only, not on a PostgreSQL server.')

/** What the suites that lean on the database run on. */
export const databases: readonly TestDatabase[] = [{ name: 'PGlite', open: openPrepared }, ...(url ? [postgresAt(url)] : [])]
