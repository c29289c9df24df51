import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackend } from '../http/server.ts'
import { prepareDirectory } from '../test-kit/prepared.ts'
import { readyMade } from '../scenario/ready-made.ts'
import type { Database } from './database.ts'
import { lockDirectory } from './directory-lock.ts'

// That one run finds what another kept stands in kill.test.ts, and that fresh data are empty in `npm run test:release persistence`.
let directory: string
let lock: string

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'clinic-'))
  lock = join(directory, 'lock')
})
afterAll(() => rm(directory, { recursive: true, force: true }))

test('a second back end cannot open the data until the first one closes', async () => {
  await prepareDirectory(directory)
  const given = { database: { directory }, port: 0, testAdmin: false, seed: false, quiet: true }
  const backend = await startBackend(given)
  await expect(startBackend(given)).rejects.toThrow(`is in use by process ${process.pid}`)
  await backend.close()
  await expect(fetch(backend.origin)).rejects.toThrow('fetch failed')
  await expect(readFile(lock)).rejects.toThrow('ENOENT')
})

test('a start reports its steps, and mentions patients only when it adds them', async () => {
  const steps: string[] = []
  for (let start = 0; start < 2; start += 1) {
    const backend = await startBackend({
      database: { directory },
      port: 0,
      testAdmin: false,
      seed: true,
      quiet: true,
      onStep: (step) => steps.push(step),
    })
    await backend.close()
  }
  const both = ['Opening the database …', 'Bringing the database up to date …']
  expect(steps).toEqual([...both, `Adding ${readyMade.length} ready-made patients …`, ...both])
})

test('a start on a port in use closes the database', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  let isClosed = false
  const query = { rows: async () => [], script: async () => {} }
  const open: Database = {
    ...query,
    transaction: (work) => work(query),
    close: async () => {
      isClosed = true
    },
  }
  await expect(
    startBackend({
      database: { open },
      port: (taken.address() as AddressInfo).port,
      testAdmin: false,
      seed: false,
      quiet: true,
    }),
  ).rejects.toThrow('EADDRINUSE')
  expect(isClosed).toBe(true)
  taken.close()
})

test('the lock of a running process is respected, that of an ended one is replaced', async () => {
  await writeFile(lock, `${process.ppid}\n`)
  await expect(lockDirectory(directory)).rejects.toThrow(`is in use by process ${process.ppid}`)

  // Beyond the largest pid there can be.
  await writeFile(lock, '99999999\n')
  const release = await lockDirectory(directory)
  expect(await readFile(lock, 'utf8')).toBe(`${process.pid}\n`)
  await release()
  await expect(readFile(lock)).rejects.toThrow('ENOENT')
})
