import { startProcess } from '../backend/test-kit/backend-process.ts'
import type { DataStore } from '../backend/test-kit/data-store.ts'
import { endUnderLoad, partialWrites, writesBeforeEach } from '../backend/test-kit/load/load.ts'
import { randomFrom, type Random } from '../support/random.ts'
import { faultResult, type Check } from './check.ts'
import { onBothStores } from './databases.ts'

const kills = 6

/** The negative control: deletes acknowledged data of each kind of writer, which must be found missing. */
const sabotage = `
  delete from answer;
  delete from message_attachment where message_id = (select max(message_id) from message_attachment);
  update consult set state = 0 where id = (select max(id) from consult where state = 3);
  delete from session where patient_id in (select id from patient where starts_with(email, 'nieuw.'));`
const kindsOfLoss = [/^answer/, /^message .* files$/, /appointment/, /^a new patient/]

async function killAt(where: string, createStore: () => Promise<DataStore>, random: Random): Promise<string[]> {
  const store = await createStore()
  try {
    const { backend, missing, ask } = await endUnderLoad(store, writesBeforeEach(kills, random), 'SIGKILL')
    await backend.end('SIGTERM')
    const database = await store.open()
    const partial = await partialWrites(database)
    await database.script(sabotage)
    await database.close()
    const robbed = await startProcess(store)
    const negativeControl = await ask(robbed)
    await robbed.end('SIGTERM')
    return [
      ...missing.map((what) => `missing: ${what}`),
      ...partial.map((what) => `half written: ${what}`),
      ...kindsOfLoss
        .filter((kind) => !negativeControl.some((what) => kind.test(what)))
        .map((kind) => `the negative control finds no loss of: ${kind.source}`),
    ].map((fault) => `${where}: ${fault}`)
  } finally {
    await store.remove()
  }
}

export const kill: Check = {
  description: 'a back end killed under load loses no acknowledged write',
  async run({ seed }) {
    const random = randomFrom(seed)
    const found = await onBothStores((where, createStore) => killAt(where, createStore, random))
    return faultResult(found.length, `${kills} kills on each of ${found.length} databases`, found.flat())
  },
}
