import { migrate } from '../clinic/database/migrate.ts'
import type { Database } from '../clinic/database/database.ts'
import { openDirectory } from '../clinic/database/embedded.ts'
import { startProcess } from '../clinic/test-kit/clinic-process.ts'
import { type DataStore, directoryStore, postgresStore } from '../clinic/test-kit/data-store.ts'
import { endUnderLoad, partialWrites } from '../clinic/test-kit/load/load.ts'
import { stopDuringUpload } from '../clinic/test-kit/load/stop.ts'
import { randomFrom, type Random } from '../support/random.ts'
import { clinicBackEnd } from './judged.ts'
import type { Proof, Result } from './proof.ts'
import { withPostgres } from './with-postgres.ts'

const rounds = 6
const uploadBytes = 15 * 1024 ** 2

export interface Stopped {
  where: string
  /** How many writes were acknowledged before each stop. */
  acknowledged: readonly number[]
  missing: readonly string[]
  partial: readonly string[]
  /** Whether an upload that was under way at the last stop was answered and kept. */
  isUploadKept: boolean
  /** How many migrations a start applied anew. */
  migratedAgain: number
}

const migrations = (database: Database) =>
  database.rows<{ name: string; applied_at: Date }>('select name, applied_at from migration order by name')

/** So many writes are to be acknowledged before each stop. */
const drawRounds = (random: Random) => Array.from({ length: rounds }, () => 20 + Math.floor(random() * 180))

async function stopAt(
  where: string,
  createStore: () => Promise<DataStore>,
  acknowledged: readonly number[],
): Promise<Stopped> {
  const store = await createStore()
  try {
    const { clinic, missing } = await endUnderLoad(store, acknowledged, 'SIGTERM')
    const { status, ended, kept } = await stopDuringUpload(clinic, store, uploadBytes)
    const database = await store.open()
    const partial = await partialWrites(database)
    const before = await migrations(database)
    await migrate(database)
    const after = await migrations(database)
    await database.close()
    const migratedAgain = after.filter(
      ({ applied_at: at }, number) => before[number]?.applied_at.getTime() !== at.getTime(),
    ).length
    return {
      where,
      acknowledged,
      missing,
      partial,
      isUploadKept: status === 200 && ended === 0 && kept.join() === String(uploadBytes),
      migratedAgain,
    }
  } finally {
    await store.remove()
  }
}

/** Whether `--fresh` leaves nothing of what was there. */
async function freshIsEmpty(): Promise<boolean> {
  const store = await directoryStore()
  try {
    const clinic = await startProcess(store)
    await clinic.desk.createPatient('nothing-planned')
    await clinic.end('SIGTERM')
    const database = await openDirectory(store.env['CLINIC_DATA'] ?? '', true)
    const [found] = await database.rows<{ patient: string | null }>(`select to_regclass('patient') as patient`)
    await database.close()
    return found?.patient === null
  } finally {
    await store.remove()
  }
}

export function persistenceFigures(all: readonly Stopped[], isFreshEmpty: boolean): Result {
  return {
    passed:
      isFreshEmpty &&
      all.length > 0 &&
      all.every(
        ({ missing, partial, isUploadKept, migratedAgain }) =>
          missing.length === 0 && partial.length === 0 && isUploadKept && migratedAgain === 0,
      ),
    summary: {
      amount: `${all.length} databases`,
      figure: `${all.reduce((sum, { missing, partial }) => sum + missing.length + partial.length, 0)} writes lost or halved`,
      limit: '0',
    },
    figures: [
      `Bookings, messages with files, answers and registrations at once; after so many acknowledged writes, SIGTERM. At the last stop half of an upload of ${uploadBytes / 1024 ** 2} MB is on its way. Fresh embedded data are ${isFreshEmpty ? '' : '**not** '}empty.`,
      '',
      '| database | acknowledged before each stop | missing | half written | upload kept | migrated again |',
      '|---|---|---|---|---|---|',
      ...all.map(
        ({ where, acknowledged, missing, partial, isUploadKept, migratedAgain }) =>
          `| ${where} | ${acknowledged.join(', ')} | ${missing.length} | ${partial.length} | ${isUploadKept ? 'yes' : '**no**'} | ${migratedAgain} |`,
      ),
      ...all.flatMap(({ where, missing, partial }) => [...missing, ...partial].map((what) => `- ${where}: ${what}`)),
    ],
  }
}

export const persistence: Proof = {
  says: 'a clinic that is stopped under load and started again has all it acknowledged, and finishes what is under way',
  judges: [...clinicBackEnd, 'tests/release/persistence.ts'],
  async run({ seed }) {
    const random = randomFrom(seed)
    // Drawn before both begin side by side: who comes first would decide what the other gets.
    const [onEmbedded, onServer] = [drawRounds(random), drawRounds(random)]
    const stopped = await Promise.all([
      stopAt('embedded', directoryStore, onEmbedded),
      withPostgres((url) => stopAt('PostgreSQL', () => postgresStore(url), onServer)),
    ])
    return persistenceFigures(stopped, await freshIsEmpty())
  },
}
