import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite, type Transaction, types } from '@electric-sql/pglite'
import { lockDirectory } from './directory-lock.ts'
import type { Database, Query } from './database.ts'

/** The embedded database's own way with bytes takes seconds for a photo. */
const bytes = {
  parsers: { [types.BYTEA]: (text: string) => Buffer.from(text.slice(2), 'hex') },
  serializers: {
    [types.BYTEA]: (content: Uint8Array) =>
      `\\x${Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('hex')}`,
  },
}

function queryOf(source: Pick<Transaction, 'query' | 'exec'>): Query {
  return {
    async rows<Row extends object>(sql: string, parameters: readonly unknown[] = []) {
      return (await source.query<Row>(sql, [...parameters])).rows
    },
    async script(sql) {
      await source.exec(sql)
    },
  }
}

export function databaseOf(embedded: PGlite, release: () => Promise<void> = async () => {}): Database {
  return {
    ...queryOf(embedded),
    transaction: (work) => embedded.transaction((transaction) => work(queryOf(transaction))),
    async close() {
      await embedded.close()
      await release()
    },
  }
}

/** `loadDataDir`: begin with these data instead of making an empty database. */
export async function openMemory(loadDataDir?: Blob): Promise<Database> {
  return databaseOf(await PGlite.create({ ...bytes, ...(loadDataDir && { loadDataDir }) }))
}

export function dataIn(directory: string): string {
  return join(directory, 'data')
}

/** Opens the data in `directory`, alone: a second process on the same files would lose rows without a word. */
export async function openDirectory(directory: string, fresh = false): Promise<Database> {
  await mkdir(directory, { recursive: true })
  const release = await lockDirectory(directory)
  const data = dataIn(directory)
  try {
    if (fresh) await rm(data, { recursive: true, force: true })
    return databaseOf(await PGlite.create(data, bytes), release)
  } catch (error) {
    await release()
    throw error
  }
}
