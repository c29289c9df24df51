import { say } from '../support/say.ts'
import { portalMutations, type PortalMutation } from './portal-mutations.ts'
import { copyProject, failedTests, type PrivateCopy } from './private-copy.ts'
import type { Proof, Result } from './proof.ts'

/** Runs test files, `until` all are done or the first test fails; those that need no browser start none. */
async function failuresIn(copy: PrivateCopy, files: readonly string[], until: 'all' | 'failure'): Promise<string[]> {
  const projects = new Set(files.map((file) => (file.endsWith('.tsx') ? 'components' : 'unit')))
  return failedTests(
    await copy.run('vitest', [
      'run',
      '--config',
      'tests/vitest.config.ts',
      '--reporter',
      './tests/support/vitest-report.ts',
      ...[...projects].flatMap((project) => ['--project', project]),
      ...(until === 'failure' ? ['--bail', '1'] : []),
      ...files,
    ]),
  )
}

export type Caught = Pick<PortalMutation, 'what' | 'file'> & {
  /** The first test that failed, where it did not before anything was broken. */
  by: string | undefined
}

const row = ({ what, file, by }: Caught): string =>
  `| ${what} | \`${file}\` | ${by === undefined ? '**nobody**' : by.replaceAll('|', String.raw`\|`)} |`

/** A table of what caught what. A test that fails on sound code knows nothing: then nothing is proved. */
export function portalMutationFigures(all: readonly Caught[], sound: readonly string[]): Result {
  const caught = all.filter(({ by }) => by !== undefined).length
  return {
    passed: all.length > 0 && caught === all.length && sound.length === 0,
    summary: { amount: `${all.length} faults`, figure: `${caught} caught`, limit: 'all' },
    figures: [
      `${caught} of ${all.length} caught. Each line names the first test that failed.`,
      ...(sound.length > 0
        ? [
            '',
            `${sound.length} failed before anything was broken, and count for nothing:`,
            ...sound.map((title) => `- ${title}`),
          ]
        : []),
      '',
      '| broken | in | caught by |',
      '|---|---|---|',
      ...all.map(row),
    ],
  }
}

/** Breaks the border in a private copy in ways that Stryker does not know, one at a time; unit and component tests look, each at what it knows. */
export const portalMutation: Proof = {
  says: 'faults put on purpose between two patients’ sessions are caught, of kinds that Stryker does not make',
  judges: ['portal', 'tests/proof/portal-mutation*'],
  async run() {
    const copy = copyProject()
    try {
      const sound = await failuresIn(copy, [...new Set(portalMutations.flatMap(({ tests }) => tests))], 'all')
      const results: Caught[] = []
      for (const { what, file, from, to, tests } of portalMutations) {
        const putBack = copy.change(file, from, to)
        const by = (await failuresIn(copy, tests, sound.length > 0 ? 'all' : 'failure')).find(
          (title) => !sound.includes(title),
        )
        putBack()
        say(`${by !== undefined ? 'caught  ' : 'ESCAPED '} ${what}`)
        results.push({ what, file, by })
      }
      return portalMutationFigures(results, sound)
    } finally {
      copy.remove()
    }
  },
}
