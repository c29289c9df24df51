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

/** Gives the connection back unless it cannot even undo: a refusal must not cost the next call a new connection. */
async function inTransaction<T>(client: pg.PoolClient, work: (query: Query) => Promise<T>): Promise<T> {
  let isUsable = false
  try {
    await client.query('begin')
    const result = await work(queryOfClient(client))
    await client.query('commit')
    isUsable = true
    return result
  } catch (error) {
    isUsable = await client.query('rollback').then(
      () => true,
      () => false,
    )
    throw error
  } finally {
    client.release(!isUsable)
  }
}

export function openPostgres(url: string): Database {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  // A connection that the server drops, idle or between two statements, must not end this process: the call that had it fails.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    ...queryOf(pool),
    transaction: async (work) => inTransaction(await pool.connect(), work),
    close: () => pool.end(),
  }
}
