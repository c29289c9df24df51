import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDesk } from '#tests/support/desk.ts'
import { openDirectory } from './database/embedded.ts'
import { migrate } from './database/migrate.ts'
import { startClinic } from './server.ts'
import { basicHeader } from './test-clinic.ts'

let directory: string

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'clinic-'))
})
afterAll(() => rm(directory, { recursive: true, force: true }))

test('what one run kept the next one finds; meanwhile nobody else gets in', async () => {
  const options = { database: { directory }, port: 0, desk: true, seed: false, quiet: true }
  const first = await startClinic(options)
  const patient = await openDesk(first.origin).createPatient('planned-video')
  await expect(startClinic(options)).rejects.toThrow(`is in use by process ${process.pid}`)
  await first.close()

  const second = await startClinic(options)
  const headers = { Authorization: basicHeader(patient) }
  expect((await fetch(`${second.origin}/auth/login`, { headers })).status).toBe(200)
  await second.close()
  await expect(fetch(second.origin)).rejects.toThrow('fetch failed')
  await expect(readFile(join(directory, 'lock'))).rejects.toThrow('ENOENT')

  const fresh = await startClinic({ ...options, database: { directory, fresh: true } })
  expect((await fetch(`${fresh.origin}/auth/login`, { headers })).status).toBe(401)
  await fresh.close()
}, 90_000)

test('the lock of a living process holds, that of a dead one does not; a migration runs once', async () => {
  const lock = join(directory, 'lock')
  await writeFile(lock, `${process.ppid}\n`)
  await expect(openDirectory(directory)).rejects.toThrow(`is in use by process ${process.ppid}`)

  // Beyond the largest pid there can be.
  await writeFile(lock, '99999999\n')
  const database = await openDirectory(directory)
  expect(await readFile(lock, 'utf8')).toBe(`${process.pid}\n`)
  const applied = () => database.rows('select name, applied_at from migration order by name')
  await migrate(database)
  const once = await applied()
  await migrate(database)
  expect(await applied()).toEqual(once)
  await database.close()
})

test('a port that is taken gives the lock back', async () => {
  const own = await startClinic({ database: { memory: true }, port: 0, desk: false, seed: false, quiet: true })
  const port = Number(new URL(own.origin).port)
  await expect(startClinic({ database: { directory }, port, desk: false, seed: false, quiet: true })).rejects.toThrow('EADDRINUSE')
  const database = await openDirectory(directory)
  await database.close()
  await own.close()
})
