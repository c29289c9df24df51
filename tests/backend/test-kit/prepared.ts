import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { databaseOf, dataIn, openMemory } from '../database/embedded.ts'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'

const modules = new URL('../../../node_modules/', import.meta.url)
const migrations = new URL('../database/migration/', import.meta.url)

/** Another migration or another embedded database asks for other data. */
async function keyOf(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(new URL('@electric-sql/pglite/package.json', modules)))
  for (const name of (await readdir(migrations)).toSorted())
    hash.update(name).update(await readFile(new URL(name, migrations)))
  return hash.digest('hex').slice(0, 16)
}

async function make(file: string): Promise<Buffer<ArrayBuffer>> {
  const embedded = await PGlite.create()
  await migrate(databaseOf(embedded))
  const data = Buffer.from(await (await embedded.dumpDataDir('none')).arrayBuffer())
  await embedded.close()
  await mkdir(dirname(file), { recursive: true })
  // Others may be making the same: whoever reads finds a whole file or none.
  await writeFile(`${file}.${process.pid}`, data)
  await rename(`${file}.${process.pid}`, file)
  return data
}

/** The data of a back end with every migration and nothing in it. Loading it takes a fraction of what making it takes, so it is kept. */
async function preparedData(): Promise<Blob> {
  const file = fileURLToPath(new URL(`.cache/clinic/${await keyOf()}.tar`, modules))
  return new Blob([await readFile(file).catch(() => make(file))], { type: 'application/x-tar' })
}

export async function openPrepared(): Promise<Database> {
  return openMemory(await preparedData())
}

/** Lays the data where `openDirectory` finds them. */
export async function prepareDirectory(directory: string): Promise<void> {
  const embedded = await PGlite.create(dataIn(directory), { loadDataDir: await preparedData() })
  await embedded.close()
}
