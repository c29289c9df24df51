import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDirectory } from './embedded.ts'
import { migrate } from './migrate.ts'
import { prepareDirectory } from '../test-kit/prepared.ts'
import { startClinic } from '../http/server.ts'

// That one run finds what another kept stands in kill.test.ts.
let directory: string
let lock: string
const given = () => ({ database: { directory }, port: 0, desk: false, seed: false, quiet: true })

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'clinic-'))
  lock = join(directory, 'lock')
  await prepareDirectory(directory)
})
afterAll(() => rm(directory, { recursive: true, force: true }))

test('while one clinic has the data nobody else gets in, and closing gives them back', async () => {
  const clinic = await startClinic(given())
  await expect(startClinic(given())).rejects.toThrow(`is in use by process ${process.pid}`)
  await clinic.close()
  await expect(fetch(clinic.origin)).rejects.toThrow('fetch failed')
  await expect(readFile(lock)).rejects.toThrow('ENOENT')
})

test('a port that is taken gives the data back', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  await expect(startClinic({ ...given(), port: (taken.address() as AddressInfo).port })).rejects.toThrow('EADDRINUSE')
  await expect(readFile(lock)).rejects.toThrow('ENOENT')
  taken.close()
})

test('the lock of a living process holds, that of a dead one does not; fresh data are empty, and a migration runs once', async () => {
  await writeFile(lock, `${process.ppid}\n`)
  await expect(openDirectory(directory)).rejects.toThrow(`is in use by process ${process.ppid}`)

  // Beyond the largest pid there can be.
  await writeFile(lock, '99999999\n')
  const database = await openDirectory(directory, true)
  expect(await readFile(lock, 'utf8')).toBe(`${process.pid}\n`)
  expect(await database.rows(`select to_regclass('patient') as patient`)).toEqual([{ patient: null }])
  const applied = () => database.rows('select name, applied_at from migration order by name')
  await migrate(database)
  const first = await applied()
  await migrate(database)
  expect(await applied()).toEqual(first)
  await database.close()
})
