import { say } from '../support/say.ts'
import { catalogue } from './judged.ts'
import { mutations, type Mutation } from './mutations.ts'
import { copyProject, failedTests, type PrivateCopy } from './private-copy.ts'
import type { Proof, Result } from './proof.ts'

/** Who looks, and the tests by which they saw something wrong. */
const watchers = ['pictures', 'component tests', 'sweep of all stories'] as const
export type Caught = Record<(typeof watchers)[number], string[]>

/** Away from the ports of whoever works on this machine. */
const env = { CATALOGUE_PORT: '4987' }
const config = (name: string): string[] => ['test', '--config', `tests/${name}/playwright.config.ts`]

async function build(copy: PrivateCopy): Promise<void> {
  for (const [command, args] of [['npm', ['run', '--silent', 'storybook:build']], ['node', ['tests/visual/list-shots.ts']]] as const) {
    const { code, output } = await copy.run(command, args, env)
    if (code !== 0) throw new Error(output)
  }
}

async function look(copy: PrivateCopy, { stories, folders }: Pick<Mutation, 'stories' | 'folders'>): Promise<Caught> {
  await build(copy)
  const shown = ['--grep', `\\[${stories}`]
  const pictures = await copy.run('playwright', [...config('visual'), ...shown], env)
  const sweep = await copy.run('playwright', [...config('sweep'), ...shown], env)
  const projects = ['components', 'alone'].flatMap((project) => ['--project', project])
  const tests = await copy.run('vitest', ['run', '--config', 'tests/vitest.config.ts', ...projects, '--reporter', './tests/support/vitest-report.ts', ...folders], env)
  return { pictures: failedTests(pictures), 'component tests': failedTests(tests), 'sweep of all stories': failedTests(sweep) }
}

/** What failed before anything was broken caught nothing. */
export const without = (caught: Caught, sound: Caught): Caught =>
  Object.fromEntries(watchers.map((watcher) => [watcher, caught[watcher].filter((title) => !sound[watcher].includes(title))])) as Caught

const isCaught = (caught: Caught): boolean => watchers.some((watcher) => caught[watcher].length > 0)
const cell = (titles: readonly string[]): string => (titles.length === 0 ? '' : `${titles.length}: ${titles[0]?.replaceAll('|', '\\|')}`)

/** A table of who saw what. */
export function mutationFigures(results: readonly { what: string; file: string; caught: Caught }[], sound: Caught): Result {
  const before = watchers.flatMap((watcher) => sound[watcher]).length
  const caught = results.filter((result) => isCaught(result.caught)).length
  return {
    // A watcher that complains of sound components may be complaining of anything.
    passed: results.length > 0 && caught === results.length && before === 0,
    summary: { amount: `${results.length} faults`, figure: `${caught} caught`, limit: 'all' },
    figures: [
      `${caught} of ${results.length} caught. Each cell holds how many tests failed, and the first of them.${before > 0 ? ` **${before} failed before anything was broken**: they count for nothing, and the proof is not passed.` : ''}`, '',
      `| broken | in | ${watchers.join(' | ')} |`, `|---|---|${watchers.map(() => '---').join('|')}|`,
      ...results.map(({ what, file, caught: by }) => `| ${what} | \`${file}\` | ${isCaught(by) ? watchers.map((watcher) => cell(by[watcher])).join(' | ') : '**by nobody** | |'} |`),
    ],
  }
}

/** Breaks a private copy in small ways, one at a time, and writes down by what each was caught. */
export const mutation: Proof = {
  says: 'small faults put into components on purpose are caught',
  judges: [...catalogue, 'tests/visual', 'tests/sweep', 'tests/proof/mutation*'],
  async run() {
    const copy = copyProject()
    const results = []
    let sound: Caught | undefined
    try {
      await build(copy)
      const stories = [...new Set(mutations.map((one) => one.stories))]
      // The copy's own pictures are the measure: whatever the approved ones are, unbroken components equal them.
      await copy.run('playwright', [...config('visual'), '--update-snapshots', 'changed', '--grep', `\\[(${stories.join('|')})`], { ...env, APPROVING: 'true' })
      sound = await look(copy, { stories: `(${stories.join('|')})`, folders: [...new Set(mutations.flatMap(({ folders }) => folders))] })
      for (const one of mutations) {
        const putBack = copy.change(one.file, one.from, one.to)
        const caught = without(await look(copy, one), sound)
        putBack()
        say(`${isCaught(caught) ? 'caught  ' : 'ESCAPED '} ${one.what}`)
        results.push({ what: one.what, file: one.file, caught })
      }
    } finally {
      copy.remove()
    }
    return mutationFigures(results, sound)
  },
}
