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
