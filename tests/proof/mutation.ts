import type { Outcome } from '../support/report.ts'
import { say } from '../support/say.ts'
import { catalogue } from './judged.ts'
import { mutations, type Mutation } from './mutations.ts'
import { buildCatalogue, copyProject, failedTests, type PrivateCopy } from './private-copy.ts'
import type { Proof, Result } from './proof.ts'
import { roundsOf } from './rounds.ts'

/** Who looks, and the tests by which they saw something wrong. */
const watchers = ['pictures', 'component tests', 'sweep of all stories'] as const
type Watcher = (typeof watchers)[number]
export type Caught = Record<Watcher, string[]>

/** Away from the ports of whoever works on this machine. */
const env = { CATALOGUE_PORT: '4987' }
const config = (name: string): string[] => ['test', '--config', `tests/${name}/playwright.config.ts`]

type Looked = Awaited<ReturnType<PrivateCopy['run']>>

/** What some stories show, in a catalogue built before. */
async function lookAt(
  copy: PrivateCopy,
  parts: readonly Pick<Mutation, 'stories'>[],
): Promise<Omit<Record<Watcher, Looked>, 'component tests'>> {
  const shown = ['--grep', `\\[(${[...new Set(parts.map(({ stories }) => stories))].join('|')})`]
  const pictures = await copy.run('playwright', [...config('visual'), ...shown], env)
  const sweep = await copy.run('playwright', [...config('sweep'), ...shown], env)
  return { pictures, 'sweep of all stories': sweep }
}

/** Component tests, all or up to the first that fails: who waits for a word that is another now waits half a minute. */
async function testIn(copy: PrivateCopy, folders: readonly string[], until: 'all' | 'failure'): Promise<Looked> {
  const projects = ['components', 'alone'].flatMap((project) => ['--project', project])
  const bail = until === 'failure' ? ['--bail', '1'] : []
  const looked = await copy.run(
    'vitest',
    [
      'run',
      '--config',
      'tests/vitest.config.ts',
      ...projects,
      '--reporter',
      './tests/support/vitest-report.ts',
      ...bail,
      ...new Set(folders),
    ],
    env,
  )
  // What did not run after the first is written down as failed, for no reason: it saw nothing.
  return until === 'all'
    ? looked
    : { ...looked, outcomes: looked.outcomes.filter(({ state, reason }) => state !== 'failed' || reason !== '') }
}

/** What failed of all that was looked at, or of what knows one of the parts. */
export function caughtIn(
  looked: Record<Watcher, Pick<Looked, 'outcomes' | 'output'>>,
  part: Pick<Mutation, 'stories' | 'folders'> | 'all',
): Caught {
  const isOwn = ({ file, title }: Outcome): boolean =>
    part === 'all' ||
    part.folders.some((folder) => file.startsWith(`${folder}/`)) ||
    new RegExp(`\\[${part.stories}`).test(title)
  return Object.fromEntries(
    watchers.map((watcher) => [
      watcher,
      failedTests({ ...looked[watcher], outcomes: looked[watcher].outcomes.filter(isOwn) }),
    ]),
  ) as Caught
}

/** What failed before anything was broken caught nothing. */
export const without = (caught: Caught, sound: Caught): Caught =>
  Object.fromEntries(
    watchers.map((watcher) => [watcher, caught[watcher].filter((title) => !sound[watcher].includes(title))]),
  ) as Caught

const isCaught = (caught: Caught): boolean => watchers.some((watcher) => caught[watcher].length > 0)
const cell = (titles: readonly string[]): string =>
  titles.length === 0 ? '' : `${titles.length}: ${titles[0]?.replaceAll('|', '\\|')}`

/** A table of who saw what. */
export function mutationFigures(
  results: readonly { what: string; file: string; caught: Caught }[],
  sound: Caught,
): Result {
  const before = watchers.flatMap((watcher) => sound[watcher]).length
  const caught = results.filter((result) => isCaught(result.caught)).length
  return {
    // A watcher that complains of sound components may be complaining of anything.
    passed: results.length > 0 && caught === results.length && before === 0,
    summary: { amount: `${results.length} faults`, figure: `${caught} caught`, limit: 'all' },
    figures: [
      `${caught} of ${results.length} caught. Each cell holds how many tests failed, and the first of them; component tests stop there.${before > 0 ? ` **${before} failed before anything was broken**: they count for nothing, and the proof is not passed.` : ''}`,
      '',
      `| broken | in | ${watchers.join(' | ')} |`,
      `|---|---|${watchers.map(() => '---').join('|')}|`,
      ...results.map(
        ({ what, file, caught: by }) =>
          `| ${what} | \`${file}\` | ${isCaught(by) ? watchers.map((watcher) => cell(by[watcher])).join(' | ') : '**by nobody** | |'} |`,
      ),
    ],
  }
}

/** Breaks a private copy in small ways, those together that are told apart, and writes down by what each was caught. */
export const mutation: Proof = {
  says: 'small faults put into components on purpose are caught',
  judges: [...catalogue, 'tests/visual', 'tests/sweep', 'tests/proof/mutation*', 'tests/proof/rounds.ts'],
  async run() {
    const copy = copyProject()
    const results = []
    let sound: Caught | undefined
    try {
      await buildCatalogue(copy, env)
      // The copy's own pictures are the measure: whatever the approved ones are, unbroken components equal them.
      await copy.run(
        'playwright',
        [
          ...config('visual'),
          '--update-snapshots',
          'changed',
          '--grep',
          `\\[(${mutations.map(({ stories }) => stories).join('|')})`,
        ],
        { ...env, APPROVING: 'true' },
      )
      sound = caughtIn(
        {
          ...(await lookAt(copy, mutations)),
          'component tests': await testIn(
            copy,
            mutations.flatMap(({ folders }) => folders),
            'all',
          ),
        },
        'all',
      )
      const until = sound['component tests'].length > 0 ? 'all' : 'failure'
      for (const round of roundsOf(mutations)) {
        const putBack = round.map(({ file, from, to }) => copy.change(file, from, to))
        await buildCatalogue(copy, env)
        const shown = await lookAt(copy, round)
        for (const one of round) {
          const caught = without(
            caughtIn({ ...shown, 'component tests': await testIn(copy, one.folders, until) }, one),
            sound,
          )
          say(`${isCaught(caught) ? 'caught  ' : 'ESCAPED '} ${one.what}`)
          results.push({ what: one.what, file: one.file, caught })
        }
        for (const back of putBack) back()
      }
    } finally {
      copy.remove()
    }
    return mutationFigures(results, sound)
  },
}
