import { type BackendProcess, startProcess } from '../backend-process.ts'
import type { Query } from '../../database/database.ts'
import type { DataStore } from '../data-store.ts'
import type { Random } from '../../../support/random.ts'
import { answerer } from './answerer.ts'
import { messenger } from './messenger.ts'
import { newcomer } from './newcomer.ts'
import { planner } from './planner.ts'
import type { Writer } from './writer.ts'

/** Killed at once, or asked to stop. */
type Signal = Parameters<BackendProcess['end']>[0]

const kinds = [planner, messenger, answerer, newcomer]

/** What must never be found, whatever happened: a write of which only a part is there. */
const partial: Readonly<Record<string, string>> = {
  'a thread without a message': 'select from thread where not exists (select from message where thread_id = thread.id)',
  'an attachment without its file': `select from document where category = 'ATTACHMENT' and not exists (select from file where document_id = document.id)`,
  'an attachment of no message': `select from document where category = 'ATTACHMENT' and not exists (select from message_attachment where document_id = document.id)`,
  'a patient with two appointments ahead':
    'select from consult where state = 0 and ends_at > now() group by patient_id having count(*) > 1',
  'a new patient who was not signed in':
    'select from patient where not exists (select from session where patient_id = patient.id)',
  'a registration that was completed and goes on': 'select from registration join patient using (email)',
}

export async function partialWrites(query: Query): Promise<string[]> {
  const found: string[] = []
  for (const [what, sql] of Object.entries(partial)) if ((await query.rows(sql)).length > 0) found.push(what)
  return found
}

/** All write at once until so many writes are acknowledged; in the middle of the others' the process gets the signal. */
async function loadAndEnd(
  backend: BackendProcess,
  writers: readonly Writer[],
  acknowledgements: number,
  signal: Signal,
): Promise<void> {
  let left = acknowledgements
  await Promise.all(
    writers.map(async (writer) => {
      while (left > 0) {
        try {
          await writer.write(backend)
        } catch (error) {
          // A call that is cut off fails in `fetch` itself; any other failure is one.
          if (left <= 0 && error instanceof TypeError) return
          throw error
        }
        left -= 1
        if (left === 0) await backend.end(signal)
      }
    }),
  )
}

interface LoadReport {
  /** The last one started; it still runs. */
  backend: BackendProcess
  missing: string[]
  /** Asks a back end for everything that was acknowledged, once more. */
  ask(backend: BackendProcess): Promise<string[]>
}

/** How many writes are to be acknowledged before each of so many ends. */
export const writesBeforeEach = (ends: number, random: Random): number[] =>
  Array.from({ length: ends }, () => 20 + Math.floor(random() * 180))

/** Ends a back end once for each number of acknowledged writes, starts it again and asks for everything it acknowledged. */
export async function endUnderLoad(store: DataStore, rounds: readonly number[], signal: Signal): Promise<LoadReport> {
  let backend = await startProcess(store)
  const writers: Writer[] = []
  for (const kind of kinds) writers.push(await kind(backend))
  const ask = async (on: BackendProcess): Promise<string[]> => {
    const missing: string[] = []
    for (const writer of writers) missing.push(...(await writer.missing(on)))
    return missing
  }
  const missing: string[] = []
  for (const acknowledgements of rounds) {
    await loadAndEnd(backend, writers, acknowledgements, signal)
    backend = await startProcess(store)
    missing.push(...(await ask(backend)))
  }
  return { backend, missing, ask }
}
