import { migrate } from '../backend/database/migrate.ts'
import type { Database } from '../backend/database/database.ts'
import { openDirectory } from '../backend/database/embedded.ts'
import { startProcess } from '../backend/test-kit/backend-process.ts'
import { type DataStore, directoryStore } from '../backend/test-kit/data-store.ts'
import { endUnderLoad, partialWrites, writesBeforeEach } from '../backend/test-kit/load/load.ts'
import { stopDuringUpload } from '../backend/test-kit/load/stop.ts'
import { randomFrom, type Random } from '../support/random.ts'
import { faultResult, type Check } from './check.ts'
import { onBothStores } from './databases.ts'

const stops = 6
const uploadBytes = 15 * 1024 ** 2

const migrations = (database: Database) =>
  database.rows<{ name: string; applied_at: Date }>('select name, applied_at from migration order by name')

async function stopAt(where: string, createStore: () => Promise<DataStore>, random: Random): Promise<string[]> {
  const store = await createStore()
  try {
    const { backend, missing } = await endUnderLoad(store, writesBeforeEach(stops, random), 'SIGTERM')
    const { status, ended, kept } = await stopDuringUpload(backend, store, uploadBytes)
    const database = await store.open()
    const partial = await partialWrites(database)
    const before = await migrations(database)
    await migrate(database)
    const after = await migrations(database)
    await database.close()
    const again = after.filter(({ applied_at: at }, number) => before[number]?.applied_at.getTime() !== at.getTime())
    return [
      ...missing.map((what) => `missing: ${what}`),
      ...partial.map((what) => `half written: ${what}`),
      ...(status === 200 && ended === 0 && kept.join() === String(uploadBytes)
        ? []
        : [`an upload that was under way: status ${status}, ended ${ended}, kept ${kept.join()}`]),
      ...again.map(({ name }) => `migrated again: ${name}`),
    ].map((fault) => `${where}: ${fault}`)
  } finally {
    await store.remove()
  }
}

/** Whether `--fresh` leaves nothing of what was there. */
async function freshIsEmpty(): Promise<boolean> {
  const store = await directoryStore()
  try {
    const backend = await startProcess(store)
    await backend.testAdmin.createPatient('nothing-planned')
    await backend.end('SIGTERM')
    const database = await openDirectory(store.env['CLINIC_DATA'] ?? '', true)
    const [found] = await database.rows<{ patient: string | null }>(`select to_regclass('patient') as patient`)
    await database.close()
    return found?.patient === null
  } finally {
    await store.remove()
  }
}

export const persistence: Check = {
  description:
    'a back end stopped under load finishes the calls under way, and has every acknowledged write after a restart',
  async run({ seed }) {
    const random = randomFrom(seed)
    const found = await onBothStores((where, createStore) => stopAt(where, createStore, random))
    return faultResult(found.length, `${stops} stops on each of ${found.length} databases`, [
      ...found.flat(),
      ...((await freshIsEmpty()) ? [] : ['fresh data are not empty']),
    ])
  },
}
