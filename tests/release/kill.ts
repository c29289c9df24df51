import { startProcess } from '../clinic/test-kit/clinic-process.ts'
import { partialWrites, endUnderLoad } from '../clinic/test-kit/load/load.ts'
import { directoryStore, type DataStore, postgresStore } from '../clinic/test-kit/data-store.ts'
import { randomFrom, type Random } from '../support/random.ts'
import { clinicBackEnd } from './judged.ts'
import type { Proof, Result } from './proof.ts'
import { withPostgres } from './with-postgres.ts'

const rounds = 6

interface Killed {
  where: string
  /** How many writes were acknowledged before each kill. */
  acknowledged: readonly number[]
  missing: readonly string[]
  partial: readonly string[]
  /** What was missed after rows were taken away on purpose. */
  control: readonly string[]
  seconds: number
}

/** Takes away a part of what each kind of writer was told is kept. */
const sabotage = `
  delete from answer;
  delete from message_attachment where message_id = (select max(message_id) from message_attachment);
  update consult set state = 0 where id = (select max(id) from consult where state = 3);
  delete from session where patient_id in (select id from patient where starts_with(email, 'nieuw.'));`
const kindsOfLoss = [/^answer/, /^message .* files$/, /appointment/, /^a new patient/]

async function killAt(where: string, make: () => Promise<DataStore>, random: Random): Promise<Killed> {
  const started = performance.now()
  const store = await make()
  try {
    const acknowledged = Array.from({ length: rounds }, () => 20 + Math.floor(random() * 180))
    const { clinic, missing, ask } = await endUnderLoad(store, acknowledged, 'SIGKILL')
    await clinic.end('SIGTERM')
    const database = await store.open()
    const partial = await partialWrites(database)
    await database.script(sabotage)
    await database.close()
    const robbed = await startProcess(store)
    const control = await ask(robbed)
    await robbed.end('SIGTERM')
    return { where, acknowledged, missing, partial, control, seconds: (performance.now() - started) / 1000 }
  } finally {
    await store.remove()
  }
}

export function killFigures(all: readonly Killed[]): Result {
  return {
    passed:
      all.length > 0 &&
      all.every(
        ({ missing, partial, control }) =>
          missing.length === 0 &&
          partial.length === 0 &&
          kindsOfLoss.every((kind) => control.some((what) => kind.test(what))),
      ),
    summary: {
      amount: `${all.length} databases, ${all.reduce((sum, { acknowledged }) => sum + [acknowledged].flat().length, 0)} kills`,
      figure: `${all.reduce((sum, { missing, partial }) => sum + missing.length + partial.length, 0)} writes lost or halved`,
      limit: '0',
    },
    figures: [
      'Bookings, messages with files, answers and registrations at once; after so many acknowledged writes, SIGKILL. The control takes rows of each away and must see each.',
      '',
      '| database | acknowledged before each kill | missing | half written | seen in the control | seconds |',
      '|---|---|---|---|---|---|',
      ...all.map(
        ({ where, acknowledged, missing, partial, control, seconds }) =>
          `| ${where} | ${acknowledged.join(', ')} | ${missing.length} | ${partial.length} | ${control.length} | ${seconds.toFixed(0)} |`,
      ),
      ...all.flatMap(({ where, missing, partial }) => [...missing, ...partial].map((what) => `- ${where}: ${what}`)),
    ],
  }
}

export const kill: Proof = {
  says: 'a clinic that is killed under load loses nothing it acknowledged',
  judges: [...clinicBackEnd, 'tests/release/kill.ts'],
  async run({ seed }) {
    const random = randomFrom(seed)
    const embedded = await killAt('embedded', directoryStore, random)
    return killFigures([embedded, await withPostgres((url) => killAt('PostgreSQL', () => postgresStore(url), random))])
  },
}
