import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BackendProcess } from '../test-kit/backend-process.ts'
import type { DataStore } from '../test-kit/data-store.ts'
import { endUnderLoad, partialWrites } from '../test-kit/load/load.ts'
import { stopDuringUpload } from '../test-kit/load/stop.ts'
import { databases } from '../test-kit/test-database.ts'

// Shorter forms of `npm run test:release kill` and `persistence`.
describe.each(databases)('a separate back end process on $name', ({ createStore }) => {
  let store: DataStore
  let backend: BackendProcess

  beforeAll(async () => {
    store = await createStore()
  })
  afterAll(() => store.remove())

  test('has every acknowledged write after being killed under load and started again', async () => {
    const report = await endUnderLoad(store, [8], 'SIGKILL')
    backend = report.backend
    expect(report.missing).toEqual([])
  }, 60_000)

  test('finishes an upload and refuses new calls when asked to stop, and leaves no partial write', async () => {
    const bytes = 3 * 1024 * 1024
    expect(await stopDuringUpload(backend, store, bytes)).toEqual({ status: 200, ended: 0, kept: [bytes] })
    const database = await store.open()
    expect(await partialWrites(database)).toEqual([])
    await database.rows(`insert into thread (patient_id, subject) select id, 'half' from patient limit 1`)
    expect(await partialWrites(database)).toEqual(['a thread without a message'])
    await database.close()
  }, 60_000)
})
