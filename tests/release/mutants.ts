import { log } from '../support/log.ts'
import { copyProject } from './private-copy.ts'
import { groups, type Group } from './mutants/groups.ts'
import { tryMutants, type Mutant } from './mutants/stryker.ts'
import { isNamed, survivors } from './mutants/survivors.ts'
import { table, type Check, type Result } from './check.ts'

interface GroupMutants {
  group: Pick<Group, 'name' | 'floor'>
  mutants: readonly Mutant[]
}

const survived = ({ outcome }: Mutant): boolean => outcome === 'survived'
const percent = (part: number): string => `${(Math.floor(part * 1000) / 10).toFixed(1)} %`

/** Those killed, of those that a test could see. */
function scoreOf(mutants: readonly Mutant[]): { killed: number; reasoned: number; part: number } {
  const killed = mutants.filter((mutant) => !survived(mutant)).length
  const reasoned = mutants.filter((mutant) => survived(mutant) && isNamed(mutant, survivors)).length
  return { killed, reasoned, part: killed / Math.max(1, mutants.length - reasoned) }
}

/** Groups of one name are held to their limit together. A reason for what was killed stands for nothing. */
function resultOf(groupMutants: readonly GroupMutants[]): Result {
  const rows = [...Map.groupBy(groupMutants, ({ group }) => group.name)].map(([name, some]) => {
    const mutants = some.flatMap((one) => one.mutants)
    return { name, floor: some[0]?.group.floor ?? 1, tried: mutants.length, ...scoreOf(mutants) }
  })
  const all = groupMutants.flatMap(({ mutants }) => mutants)
  const unexplained = all.filter((mutant) => survived(mutant) && !isNamed(mutant, survivors))
  const stale = survivors.filter((one) => {
    const own = all.filter((mutant) => isNamed(mutant, [one]))
    return own.length > 0 && !own.some(survived)
  })
  return {
    passed: rows.every(({ tried, part, floor }) => tried > 0 && part >= floor) && stale.length === 0,
    summary: {
      amount: `${all.length} mutants`,
      result: `${percent(scoreOf(all).part)} killed`,
      limit: 'at least 90 %, all of guards and session border',
    },
    details: [
      ...table(
        ['group', 'mutants', 'killed', 'survivors with a reason', 'killed of the others', 'at least'],
        rows.map(({ name, tried, killed, reasoned, part, floor }) => [
          name,
          tried,
          killed,
          reasoned,
          percent(part),
          percent(floor),
        ]),
      ),
      '',
      ...unexplained.map(({ file, line, from, to }) => `- survived: ${file}:${line} \`${from}\` → \`${to}\``),
      ...stale.map(({ file, from }) => `- a reason that stands for no survivor: ${file} \`${from}\``),
    ],
  }
}

/** Stryker puts the usual mutants into a private copy: all of guards and session border, and of the rest those on lines that the seed draws. */
export const mutants: Check = {
  description:
    'tests detect mutations of rules, contract guards, save queue, drafts and the border between two patients’ sessions',
  async run({ seed }) {
    const copy = copyProject()
    try {
      const groupMutants: GroupMutants[] = []
      for (const group of groups) {
        const some = await tryMutants(copy, group, seed)
        log(`${group.name}, in a ${group.stage}: ${some.filter(survived).length} of ${some.length} survived`)
        groupMutants.push({ group, mutants: some })
      }
      return resultOf(groupMutants)
    } finally {
      copy.remove()
    }
  },
}
