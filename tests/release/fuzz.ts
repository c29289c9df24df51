import { type CallName, callNames } from '#portal/api/contract/contract.ts'
import type { Database } from '../backend/database/database.ts'
import { runFuzz } from '../backend/test-kit/fuzz.ts'
import { openTestBackend } from '../backend/test-kit/test-backend.ts'
import { faultResult, table, type Check } from './check.ts'
import { onBothDatabases } from './databases.ts'

const size = { seeds: 8, runs: 60 }

interface Fuzzed {
  where: string
  /** How often each status was answered. */
  statuses: Record<number, number>
  /** What went wrong: the call, the seed and the smallest input known. */
  found: string[]
}

/** The message of fast-check has the seed and the smallest counterexample; its cause is the fault. */
function wordsOf(error: unknown): string {
  const { message, cause } = error as Error
  return `${String(cause)}; ${message.split('\n').slice(1, 3).join(' ').slice(0, 800)}`
}

async function fuzzOn(where: string, open: () => Promise<Database>, seed: number): Promise<Fuzzed> {
  const backend = await openTestBackend(open)
  const result: Fuzzed = { where, statuses: {}, found: [] }
  const one = async (name: CallName, at: number): Promise<void> => {
    const tally = await runFuzz(backend, { seed: at, runs: size.runs, calls: [name] })
    for (const [status, count] of Object.entries(tally[name]))
      result.statuses[Number(status)] = (result.statuses[Number(status)] ?? 0) + count
  }
  try {
    for (let at = seed; at < seed + size.seeds; at += 1) {
      for (const name of callNames) await one(name, at).catch((error: unknown) => result.found.push(wordsOf(error)))
    }
  } finally {
    await backend.close()
  }
  return result
}

export const fuzz: Check = {
  description: 'for random input the back end answers only what the contract declares',
  async run({ seed }) {
    const inputs = size.seeds * size.runs * callNames.length
    const all = await onBothDatabases((where, open) => fuzzOn(where, open, seed))
    const faults = all.flatMap(({ where, statuses, found }) => {
      const answered = Object.values(statuses).reduce((sum, count) => sum + count, 0)
      return [
        ...found,
        ...(answered === inputs ? [] : [`${answered} of ${inputs} inputs were answered`]),
        ...((statuses[200] ?? 0) > 0 ? [] : ['nothing was granted']),
      ].map((fault) => `${where}: ${fault}`)
    })
    return faultResult(
      inputs,
      `${inputs} inputs on each of ${all.length} databases`,
      faults,
      table(
        ['on', 'answers'],
        all.map(({ where, statuses }) => [
          where,
          Object.entries(statuses)
            .map(([status, count]) => `${count} × ${status}`)
            .join(', '),
        ]),
      ),
    )
  },
}
