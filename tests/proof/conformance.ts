import { findPostgres } from '../support/postgres.ts'
import { say } from '../support/say.ts'
import { type Fault, faults } from './conformance/faults.ts'
import { copyProject, failedTests, type PrivateCopy } from './private-copy.ts'
import type { Proof, Result } from './proof.ts'
import { withPostgres } from './with-postgres.ts'

/** The kit on our clinic, each check a test; what it says of it is the checks that did not hold. */
const suite = ['run', '--config', 'tests/vitest.config.ts', '--project', 'unit', '--reporter', './tests/support/vitest-report.ts', 'tests/clinic/conformance.test.ts']

async function judgeCopy(copy: PrivateCopy, env: Record<string, string>): Promise<string[]> {
  return failedTests(await copy.run('vitest', suite, env)).map((title) => title.replace(/^.*conforms: /, ''))
}

interface Found extends Pick<Fault, 'what' | 'file'> {
  by: string[]
}

/** How many of the faults may be missed. */
const mayEscape = 0.05

export function conformanceFigures(sound: Readonly<Record<string, readonly string[]>>, found: readonly Found[]): Result {
  const caught = found.filter(({ by }) => by.length > 0).length
  const complaints = Object.values(sound).flat()
  return {
    passed: found.length >= 40 && complaints.length === 0 && caught >= found.length * (1 - mayEscape),
    figures: [
      `Our own clinic as it is: ${Object.entries(sound).map(([where, by]) => `${where} ${by.length === 0 ? 'conforms' : `**fails ${by.join(', ')}**`}`).join('; ')}. Of ${found.length} faults planted in it ${caught} were found.`, '',
      '| fault | in | checks that found it | the first of them |', '|---|---|---|---|',
      ...found.map(({ what, file, by }) => `| ${what} | \`${file}\` | ${by.length === 0 ? '**none**' : by.length} | ${by[0] ?? ''} |`),
    ],
  }
}

async function plantAll(copy: PrivateCopy, env: Record<string, string>): Promise<Found[]> {
  const found: Found[] = []
  for (const { what, file, from, to } of faults) {
    const putBack = copy.change(`tests/clinic/${file}`, from, to)
    const by = await judgeCopy(copy, env)
    putBack()
    say(`${by.length > 0 ? 'found   ' : 'ESCAPED '} ${what}`)
    found.push({ what, file, by })
  }
  return found
}

/** Faults are planted on a server where there is one: several connections make what happens at once happen at once. */
export const conformance: Proof = {
  says: 'the kit for back ends passes ours, and finds faults that are planted in it',
  async run() {
    const copy = copyProject()
    const work = async (url?: string): Promise<Result> => {
      const server = url === undefined ? {} : { DATABASE_URL: url }
      const sound = { PGlite: await judgeCopy(copy, { CLINIC_SUITE: 'PGlite' }), ...(url !== undefined && { PostgreSQL: await judgeCopy(copy, server) }) }
      return conformanceFigures(sound, await plantAll(copy, server))
    }
    try {
      return await (findPostgres() ? withPostgres(work) : work())
    } finally {
      copy.remove()
    }
  },
}
