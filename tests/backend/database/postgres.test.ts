import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, firstRow, onlyRow, type Query } from './database.ts'
import { servers } from '../test-kit/test-database.ts'
import { Refusal } from '../http/refusal.ts'

async function connectionOf(query: Query): Promise<number> {
  const { pid } = await onlyRow<{ pid: number }>(query, 'select pg_backend_pid() as pid')
  return pid
}

describe.each(servers)('a connection with $name', ({ open: openEmpty }) => {
  let database: Database

  beforeAll(async () => {
    database = await openEmpty()
  })
  afterAll(() => database.close())

  test('is reused by the next call after a refusal', async () => {
    let first = 0
    await expect(
      database.transaction(async (query) => {
        first = await connectionOf(query)
        throw new Refusal(409, 'Nee.')
      }),
    ).rejects.toThrow(Refusal)
    expect(await database.transaction(connectionOf)).toBe(first)
  })

  test('fails only the current call when the server drops it between two statements', async () => {
    await expect(
      database.transaction(async (query) => {
        const pid = await connectionOf(query)
        await database.rows('select pg_terminate_backend($1)', [pid])
        // Gone for the server: then what it said about it has been read here as well.
        while (await firstRow(database, 'select from pg_stat_activity where pid = $1', [pid])) continue
        await query.rows('select')
      }),
    ).rejects.toThrow(/not queryable|terminating connection/)
    expect(await database.rows('select 1 as one')).toEqual([{ one: 1 }])
  })
})
