import { type CallName, callNames } from '#portal/api/contract/contract.ts'
import type { Database } from '../clinic/database/database.ts'
import { openPrepared } from '../clinic/test-kit/prepared.ts'
import { runFuzz } from '../clinic/test-kit/fuzz.ts'
import { postgresStore } from '../clinic/test-kit/data-store.ts'
import { openTestClinic } from '../clinic/test-kit/test-clinic.ts'
import { clinicBackEnd } from './judged.ts'
import type { Proof, Result } from './proof.ts'
import { withPostgres } from './with-postgres.ts'

const size = { seeds: 8, runs: 60 }

interface Fuzzed {
  where: string
  /** How often each status was answered. */
  statuses: Record<number, number>
  /** What went wrong: the call, the seed and the smallest input known. */
  found: string[]
}

export function fuzzFigures(all: readonly Fuzzed[]): Result {
  const found = all.flatMap(({ where, found: some }) => some.map((one) => `- ${where}: ${one}`))
  const total = (statuses: Fuzzed['statuses']) => Object.values(statuses).reduce((sum, count) => sum + count, 0)
  return {
    passed:
      all.length > 0 &&
      found.length === 0 &&
      all.every(
        ({ statuses }) => (statuses[200] ?? 0) > 0 && total(statuses) === size.seeds * size.runs * callNames.length,
      ),
    summary: {
      amount: `${size.seeds * size.runs * callNames.length} inputs on each of ${all.length} databases`,
      figure: `${found.length} answers not as declared`,
      limit: '0',
    },
    figures: [
      `${callNames.length} calls, ${size.seeds} seeds, ${size.runs} inputs for each call and seed; ${found.length} answers that are not as declared.`,
      '',
      '| on | inputs | answers |',
      '|---|---|---|',
      ...all.map(
        ({ where, statuses }) =>
          `| ${where} | ${total(statuses)} | ${Object.entries(statuses)
            .map(([status, count]) => `${count} × ${status}`)
            .join(', ')} |`,
      ),
      ...(found.length > 0 ? ['', ...found] : []),
    ],
  }
}

/** fast-check tells the seed and the smallest counterexample in its message, and the fault as the cause. */
function wordsOf(error: unknown): string {
  const { message, cause } = error as Error
  return `${String(cause)}; ${message.split('\n').slice(1, 3).join(' ').slice(0, 800)}`
}

async function fuzzOn(where: string, open: () => Promise<Database>, seed: number): Promise<Fuzzed> {
  const clinic = await openTestClinic(open)
  const result: Fuzzed = { where, statuses: {}, found: [] }
  const one = async (name: CallName, at: number): Promise<void> => {
    const tally = await runFuzz(clinic, { seed: at, runs: size.runs, calls: [name] })
    for (const [status, count] of Object.entries(tally[name]))
      result.statuses[Number(status)] = (result.statuses[Number(status)] ?? 0) + count
  }
  try {
    for (let at = seed; at < seed + size.seeds; at += 1) {
      for (const name of callNames) await one(name, at).catch((error: unknown) => result.found.push(wordsOf(error)))
    }
  } finally {
    await clinic.close()
  }
  return result
}

export const fuzz: Proof = {
  says: 'whatever is sent, the clinic answers only what the contract declares',
  judges: [...clinicBackEnd, 'tests/release/fuzz.ts'],
  run: ({ seed }) =>
    withPostgres(async (url) => {
      const store = await postgresStore(url)
      try {
        return fuzzFigures(
          await Promise.all([fuzzOn('PGlite', openPrepared, seed), fuzzOn('PostgreSQL', () => store.open(), seed)]),
        )
      } finally {
        await store.remove()
      }
    }),
}
