import { say } from '../support/say.ts'
import { borderMutations, otherMutations, type PortalMutation } from './portal-mutations.ts'
import { copyProject, failedTests, type PrivateCopy } from './private-copy.ts'
import type { Proof, Result } from './proof.ts'

/** Runs test files, `until` all are done or the first test fails; those that need no browser start none. */
async function failuresIn(copy: PrivateCopy, files: readonly string[], until: 'all' | 'failure'): Promise<string[]> {
  const projects = new Set(files.map((file) => (file.endsWith('.tsx') ? 'components' : 'unit')))
  return failedTests(await copy.run('vitest', [
    'run', '--config', 'tests/vitest.config.ts', '--reporter', './tests/support/vitest-report.ts', ...[...projects].flatMap((project) => ['--project', project]),
    ...(until === 'failure' ? ['--bail', '1'] : []), ...files,
  ]))
}

export type Caught = Pick<PortalMutation, 'what' | 'file'> & {
  /** The first test that failed, where it did not before anything was broken. */
  by: string | undefined
}

const row = ({ what, file, by }: Caught): string => `| ${what} | \`${file}\` | ${by === undefined ? '**nobody**' : by.replaceAll('|', String.raw`\|`)} |`

/** A table of what caught what. A test that fails on sound code knows nothing: then nothing is proved. */
export function portalMutationFigures(atBorder: readonly Caught[], elsewhere: readonly Caught[], sound: readonly string[]): Result {
  const all = [...atBorder, ...elsewhere]
  const caught = (some: readonly Caught[]): string => `${some.filter(({ by }) => by !== undefined).length} of ${some.length}`
  return {
    passed: all.length > 0 && all.every(({ by }) => by !== undefined) && sound.length === 0,
    summary: { amount: `${all.length} faults`, figure: `${all.filter(({ by }) => by !== undefined).length} caught`, limit: 'all' },
    figures: [
      `${caught(all)} caught, ${caught(atBorder)} at the border between two sessions. Each line names the first test that failed.`,
      ...(sound.length > 0 ? ['', `${sound.length} failed before anything was broken, and count for nothing:`, ...sound.map((title) => `- ${title}`)] : []),
      '', '| broken | in | caught by |', '|---|---|---|', ...all.map(row),
    ],
  }
}

/** Breaks the portal in a private copy in small ways, one at a time; unit and component tests look, each at what it knows. */
export const portalMutation: Proof = {
  says: 'small faults put into the portal on purpose are caught, above all between two patients’ sessions',
  judges: ['portal', 'tests/proof/portal-mutation*'],
  async run() {
    const copy = copyProject()
    try {
      const sound = await failuresIn(copy, [...new Set([...borderMutations, ...otherMutations].flatMap(({ tests }) => tests))], 'all')
      const tryAll = async (mutations: readonly PortalMutation[]): Promise<Caught[]> => {
        const results: Caught[] = []
        for (const { what, file, from, to, tests } of mutations) {
          const putBack = copy.change(file, from, to)
          const by = (await failuresIn(copy, tests, sound.length > 0 ? 'all' : 'failure')).find((title) => !sound.includes(title))
          putBack()
          say(`${by !== undefined ? 'caught  ' : 'ESCAPED '} ${what}`)
          results.push({ what, file, by })
        }
        return results
      }
      return portalMutationFigures(await tryAll(borderMutations), await tryAll(otherMutations), sound)
    } finally {
      copy.remove()
    }
  },
}
