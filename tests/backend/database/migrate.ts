import { readdir, readFile } from 'node:fs/promises'
import type { Database } from './database.ts'

const folder = new URL('./migration/', import.meta.url)
/** Any fixed number: two clinics that start at once on one database migrate one after the other. */
const lockKey = 480_148

/** Runs the SQL files that this database has not had yet, in the order of their names. */
export async function migrate(database: Database): Promise<void> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  await database.transaction(async (query) => {
    await query.rows('select pg_advisory_xact_lock($1)', [lockKey])
    await query.script(
      'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
    )
    const done = new Set((await query.rows<{ name: string }>('select name from migration')).map((row) => row.name))
    for (const name of files) {
      if (done.has(name)) continue
      await query.script(await readFile(new URL(name, folder), 'utf8'))
      await query.rows('insert into migration (name) values ($1)', [name])
    }
  })
}
