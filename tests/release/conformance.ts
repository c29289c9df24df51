import { findPostgres } from '../support/postgres.ts'
import { say } from '../support/say.ts'
import { type Fault, faults } from './conformance/faults.ts'
import { clinicBackEnd } from './judged.ts'
import { copyProject, type PrivateCopy } from './private-copy.ts'
import type { Proof, Result } from './proof.ts'
import { withPostgres } from './with-postgres.ts'

interface Complaint {
  /** Of the check. */
  id: string
  why: string
}

interface Judged {
  failed: Complaint[]
  notJudged: Complaint[]
}

/** By every check, or until the first that fails. */
async function judgeCopy(copy: PrivateCopy, env: Record<string, string>, by: 'all' | 'first'): Promise<Judged> {
  const { outcomes, output } = await copy.run('node', ['tests/release/conformance/judge-ours.ts', by], env)
  if (outcomes.length === 0) throw new Error(`The clinic was not judged:\n${output}`)
  const inState = (wanted: 'failed' | 'skipped') =>
    outcomes.filter(({ state }) => state === wanted).map(({ title, reason = '' }) => ({ id: title, why: reason }))
  return { failed: inState('failed'), notJudged: inState('skipped') }
}

interface Found extends Pick<Fault, 'what' | 'file'> {
  by: Complaint[]
}

/** How many of the faults may be missed. */
const mayEscape = 0.05

/** Of these the figures hold all that the report says: a secret, another patient's file, and what happens at once. */
const shownWhole: readonly string[] = [
  'a code is not spent',
  'documents of others are given',
  'a time can be sold twice',
]
const longest = 160
const short = (why: string): string => (why.length > longest ? `${why.slice(0, longest)}…` : why).replaceAll('|', '\\|')

function reportedOf({ what, by }: Found): string[] {
  return ['', `All that the report says of “${what}”:`, '', ...by.map(({ id, why }) => `- \`${id}\`: ${short(why)}`)]
}

/** `sound`: what was not passed on our own clinic as it is, by database. */
export function conformanceFigures(
  sound: Readonly<Record<string, readonly string[]>>,
  found: readonly Found[],
): Result {
  const caught = found.filter(({ by }) => by.length > 0).length
  const complaints = Object.values(sound).flat()
  return {
    passed: found.length >= 40 && complaints.length === 0 && caught >= found.length * (1 - mayEscape),
    summary: {
      amount: `${found.length} planted faults`,
      figure: `${caught} found`,
      limit: `at least ${Math.ceil(found.length * (1 - mayEscape))}, ours conforms`,
    },
    figures: [
      `Our own clinic as it is: ${Object.entries(sound)
        .map(([where, by]) => `${where} ${by.length === 0 ? 'conforms' : `**does not pass ${by.join(', ')}**`}`)
        .join('; ')}. Of ${found.length} faults planted in it ${caught} were found.`,
      '',
      '| fault | in | found by | which says |',
      '|---|---|---|---|',
      ...found.map(
        ({ what, file, by: [first] }) =>
          `| ${what} | \`${file}\` | ${first ? `\`${first.id}\` | ${short(first.why)}` : '**nothing** |'} |`,
      ),
      ...found.filter(({ what }) => shownWhole.includes(what)).flatMap(reportedOf),
    ],
  }
}

async function plant({ what, file, from, to }: Fault, copy: PrivateCopy, env: Record<string, string>): Promise<Found> {
  const putBack = copy.change(`tests/clinic/${file}`, from, to)
  const { failed } = await judgeCopy(copy, env, shownWhole.includes(what) ? 'all' : 'first')
  putBack()
  say(
    `${failed.length > 0 ? 'found   ' : 'ESCAPED '} ${what}`,
    ...failed.slice(0, 1).map(({ id, why }) => `         ${id}: ${short(why)}`),
  )
  return { what, file, by: failed }
}

/** One fault at a time in each copy. */
async function plantAll(copies: readonly PrivateCopy[], env: Record<string, string>): Promise<Found[]> {
  const found: Found[] = []
  const waiting = [...faults.entries()]
  await Promise.all(
    copies.map(async (copy) => {
      for (let next = waiting.shift(); next; next = waiting.shift()) found[next[0]] = await plant(next[1], copy, env)
    }),
  )
  return found
}

/** Faults are planted on a server where there is one: several connections make what happens at once happen at once. */
export const conformance: Proof = {
  says: 'the kit for back ends passes ours, and finds faults that are planted in it',
  judges: [...clinicBackEnd, 'tests/conformance', 'tests/release/conformance*'],
  async run() {
    // A clinic that is judged keeps one core busy.
    const copies = [copyProject(), copyProject()] as const
    const notPassed = async (copy: PrivateCopy, env: Record<string, string>) => {
      const { failed, notJudged } = await judgeCopy(copy, env, 'all')
      return [...failed, ...notJudged].map(({ id, why }) => `${id} (${why})`)
    }
    const work = async (url?: string): Promise<Result> => {
      const server = url === undefined ? {} : { DATABASE_URL: url }
      const [embedded, onServer] = await Promise.all([
        notPassed(copies[0], { CLINIC_SUITE: 'PGlite' }),
        url === undefined ? undefined : notPassed(copies[1], server),
      ])
      return conformanceFigures(
        { PGlite: embedded, ...(onServer && { PostgreSQL: onServer }) },
        await plantAll(copies, server),
      )
    }
    try {
      return await (findPostgres() ? withPostgres(work) : work())
    } finally {
      for (const copy of copies) copy.remove()
    }
  },
}
