import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../database/database.ts'
import { openDirectory } from '../database/embedded.ts'
import { openPostgres } from '../database/postgres.ts'
import { prepareDirectory } from './prepared.ts'

/** Where clinics that run in processes of their own keep their data, and how to look into it from outside. */
export interface DataStore {
  /** What tells a process of the back end to keep its data here. */
  env: Record<string, string>
  /** Embedded data can be looked into when no process has them open. */
  open(): Promise<Database>
  remove(): Promise<void>
}

/** An empty database of its own on a server. */
export async function postgresStore(url: string): Promise<DataStore> {
  const name = `clinic_test_${randomBytes(6).toString('hex')}`
  const server = openPostgres(url)
  await server.script(`create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return {
    env: { DATABASE_URL: own.href },
    open: () => Promise.resolve(openPostgres(own.href)),
    async remove() {
      await server.script(`drop database ${name} with (force)`)
      await server.close()
    },
  }
}

/** A directory of its own for embedded data. */
export async function directoryStore(): Promise<DataStore> {
  const directory = await mkdtemp(join(tmpdir(), 'clinic-'))
  await prepareDirectory(directory)
  return {
    env: { CLINIC_DATA: directory, DATABASE_URL: '' },
    open: () => openDirectory(directory),
    remove: () => rm(directory, { recursive: true, force: true }),
  }
}
