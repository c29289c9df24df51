import pg from 'pg'
import type { Database, Query } from './database.ts'

function queryOf(source: Pick<pg.Pool, 'query'>): Query {
  return {
    async rows<Row extends object>(sql: string, parameters: readonly unknown[] = []) {
      return (await source.query<Row>(sql, [...parameters])).rows
    },
    async script(sql) {
      await source.query(sql)
    },
  }
}

function queryOfClient(client: pg.PoolClient): Query {
  return queryOf({ query: client.query.bind(client) })
}

async function inTransaction<T>(client: pg.PoolClient, work: (query: Query) => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    const result = await work(queryOfClient(client))
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

export function openPostgres(url: string): Database {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  // An idle connection that the server drops must not end this process; the pool opens another one.
  pool.on('error', () => {})
  return {
    ...queryOf(pool),
    async transaction(work) {
      const client = await pool.connect()
      let broken = true
      try {
        const result = await inTransaction(client, work)
        broken = false
        return result
      } finally {
        client.release(broken)
      }
    },
    close: () => pool.end(),
  }
}
