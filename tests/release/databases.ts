import type { Database } from '../backend/database/database.ts'
import { directoryStore, postgresStore, type DataStore } from '../backend/test-kit/data-store.ts'
import { openPrepared } from '../backend/test-kit/prepared.ts'
import { findPostgres, startPostgres } from '../support/postgres.ts'

/** Lends the work a PostgreSQL that is thrown away afterwards. */
export async function withPostgres<T>(work: (url: string) => Promise<T>): Promise<T> {
  const binaries = findPostgres()
  if (!binaries) throw new Error('There is no PostgreSQL on this machine; install it.')
  const { url, stop } = await startPostgres(binaries)
  try {
    return await work(url)
  } finally {
    await stop()
  }
}

/** Side by side on an embedded database and on a server, each empty. */
export const onBothDatabases = <T>(
  work: (where: string, open: () => Promise<Database>) => Promise<T>,
): Promise<readonly T[]> =>
  withPostgres(async (url) => {
    const store = await postgresStore(url)
    try {
      return await Promise.all([work('embedded', openPrepared), work('PostgreSQL', () => store.open())])
    } finally {
      await store.remove()
    }
  })

/** One after the other with data that outlive a process. */
export const onBothStores = async <T>(
  work: (where: string, createStore: () => Promise<DataStore>) => Promise<T>,
): Promise<readonly T[]> => [
  await work('embedded', directoryStore),
  await withPostgres((url) => work('PostgreSQL', () => postgresStore(url))),
]
