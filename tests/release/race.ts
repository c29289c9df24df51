import { type ClinicProcess, startProcess } from '../clinic/test-kit/clinic-process.ts'
import { raceForTimes, type RaceOutcome } from '../clinic/test-kit/race.ts'
import { postgresStore } from '../clinic/test-kit/data-store.ts'
import { randomFrom } from '../support/random.ts'
import { clinicBackEnd } from './judged.ts'
import type { Proof, Result } from './proof.ts'
import { withPostgres } from './with-postgres.ts'

const size = { clinics: 3, times: 50, rivals: 60 }

interface Timed extends RaceOutcome {
  seconds: number
}

const statusesOf = ({ statuses }: RaceOutcome): string =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')
const row = (what: string, outcome: Timed): string =>
  `| ${what} | ${outcome.sold} | ${outcome.double} | ${statusesOf(outcome)} | ${outcome.seconds.toFixed(1)} |`

/** Sound only when every time went once, and when the same race without the constraint is seen to go wrong. */
export function raceFigures(held: Timed, control: Timed): Result {
  const { times, rivals, clinics } = size
  const isFair =
    held.sold === times &&
    held.double === 0 &&
    held.statuses[200] === times &&
    held.statuses[409] === times * (rivals - 1)
  return {
    passed: isFair && control.double > 0,
    summary: {
      amount: `${clinics} processes, ${times} times, ${rivals} rivals`,
      figure: `${held.double} sold twice`,
      limit: `0 (control ${control.double})`,
    },
    figures: [
      `${clinics} processes, ${times} times, ${rivals} patients for each. The control drops the constraint and must sell times twice.`,
      '',
      '| | sold | sold twice or more | answers | seconds |',
      '|---|---|---|---|---|',
      row('with the constraint', held),
      row('control: without it', control),
    ],
  }
}

export const race: Proof = {
  says: 'several clinics on one PostgreSQL sell every time once',
  judges: [...clinicBackEnd, 'tests/release/race.ts'],
  run: ({ seed }) =>
    withPostgres(async (url) => {
      const store = await postgresStore(url)
      const database = await store.open()
      const clinics: ClinicProcess[] = await Promise.all(
        Array.from({ length: size.clinics }, () => startProcess(store)),
      )
      const random = randomFrom(seed)
      const held = async (): Promise<Timed> => {
        const started = performance.now()
        const outcome = await raceForTimes({ clinics, database, times: size.times, rivals: size.rivals, random })
        return { ...outcome, seconds: (performance.now() - started) / 1000 }
      }
      try {
        const fair = await held()
        await database.script('drop index consult_slot_once')
        return raceFigures(fair, await held())
      } finally {
        await Promise.all(clinics.map(({ end }) => end('SIGTERM')))
        await database.close()
        await store.remove()
      }
    }),
}
