import { say } from '../support/say.ts'
import { copyProject } from './private-copy.ts'
import { groups, type Group } from './mutants/groups.ts'
import { tryMutants, type Mutant } from './mutants/stryker.ts'
import { isNamed, survivors, type Survivor } from './mutants/survivors.ts'
import type { Proof, Result } from './proof.ts'

export interface Judged {
  group: Pick<Group, 'name' | 'floor'>
  mutants: readonly Mutant[]
}

const survived = ({ outcome }: Mutant): boolean => outcome === 'survived'
const code = (text: string): string => `\`${text.replaceAll('|', String.raw`\|`).replaceAll('`', '´')}\``
const row = ({ file, line, from, to }: Mutant, why: string): string =>
  `| \`${file}:${line}\` | ${code(from)} | ${code(to)} | ${why} |`
const percent = (part: number): string => `${(Math.floor(part * 1000) / 10).toFixed(1)} %`
const section = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? ['', title, '', ...lines] : []
const table = (title: string, head: string, rows: readonly string[]): string[] =>
  section(title, rows.length > 0 ? [`| in | code | mutant | ${head} |`, '|---|---|---|---|', ...rows] : [])

function scoreOf(mutants: readonly Mutant[], named: readonly Survivor[]) {
  const killed = mutants.filter((mutant) => !survived(mutant)).length
  const reasoned = mutants.filter((mutant) => survived(mutant) && isNamed(mutant, named)).length
  return {
    tried: mutants.length,
    killed,
    timedOut: mutants.filter(({ outcome }) => outcome === 'timedOut').length,
    reasoned,
    part: killed / Math.max(1, mutants.length - reasoned),
  }
}

/** Scores by group, and a table of all that survived. A reason for what was killed stands for nothing; only some are tried. */
export function mutantFigures(judged: readonly Judged[], named: readonly Survivor[] = survivors): Result {
  const rows = [...Map.groupBy(judged, ({ group }) => group.name)].map(([name, some]) => ({
    name,
    floor: some[0]?.group.floor ?? 1,
    ...scoreOf(
      some.flatMap(({ mutants }) => mutants),
      named,
    ),
  }))
  const mutants = judged.flatMap((some) => some.mutants)
  const all = scoreOf(mutants, named)
  const stale = named.filter((one) => {
    const own = mutants.filter((mutant) => isNamed(mutant, [one]))
    return own.length > 0 && !own.some(survived)
  })
  return {
    passed: rows.length > 0 && rows.every(({ tried, part, floor }) => tried > 0 && part >= floor) && stale.length === 0,
    summary: {
      amount: `${all.tried} mutants`,
      figure: `${percent(all.part)} killed`,
      limit: 'at least 90 %, all of guards and session border',
    },
    figures: [
      `${all.killed} of ${all.tried} mutants killed, ${all.timedOut} of them as a test waited for them too long; ${all.reasoned} survivors are named with a reason.`,
      '',
      '| group | mutants | killed | named survivors | other survivors | killed of those that can be | at least |',
      '|---|---|---|---|---|---|---|',
      ...rows.map(
        ({ name, tried, killed, reasoned, part, floor }) =>
          `| ${name} | ${tried} | ${killed} | ${reasoned} | ${tried - killed - reasoned} | ${percent(part)} | ${percent(floor)} |`,
      ),
      ...section(
        `${stale.length} reasons stand for no survivor:`,
        stale.map(({ file, from }) => `- \`${file}\`: ${code(from)}`),
      ),
      ...table(
        'Survivors without a reason:',
        '',
        mutants.filter((mutant) => survived(mutant) && !isNamed(mutant, named)).map((mutant) => row(mutant, '')),
      ),
      ...table(
        'Survivors with a reason:',
        'why no test can see it',
        mutants.filter(survived).flatMap((mutant) =>
          named
            .filter((one) => isNamed(mutant, [one]))
            .slice(0, 1)
            .map(({ why }) => row(mutant, why)),
        ),
      ),
    ],
  }
}

/** Stryker puts the usual mutants into a private copy: all of guards and session border, and of the rest those on lines that the seed draws. */
export const mutants: Proof = {
  says: 'tests notice what changes in rules, contract guards, save queue, drafts and the border between two patients’ sessions',
  judges: ['portal', 'tests/release/mutants*', 'tests/save-queue'],
  async run({ seed }) {
    const copy = copyProject()
    try {
      const judged: Judged[] = []
      for (const group of groups) {
        const some = await tryMutants(copy, group, seed)
        say(
          `${group.name}, in a ${group.stage}: ${some.filter(survived).length} of ${some.length} survived`,
          ...some
            .filter((mutant) => survived(mutant) && !isNamed(mutant, survivors))
            .map(({ file, line, from, to }) => `  ${file}:${line}  ${from}  →  ${to}`),
        )
        judged.push({ group, mutants: some })
      }
      return mutantFigures(judged)
    } finally {
      copy.remove()
    }
  },
}
