import { table, type Result } from './check.ts'

interface Entry {
  name: string
  description: string
  passed: boolean
  amount: string
  result: string
  limit: string
  seconds: number
  details: readonly string[]
  counts?: Readonly<Record<string, number>>
}

/** What was checked: a commit, or files that differ from it. */
export interface Tree {
  commit: string
  dirty: boolean
}

export interface Report extends Tree {
  /** Of the last check, ISO 8601. */
  date: string
  checks: readonly Entry[]
}

export const entryOf = (
  { name, description, seconds }: Pick<Entry, 'name' | 'description' | 'seconds'>,
  { passed, summary, details, counts }: Result,
): Entry => ({ name, description, passed, ...summary, seconds, details, ...(counts && { counts }) })

/** The report with this entry in place of its former one. Entries of another commit or of changed files are dropped. */
export function withEntry(former: Report | undefined, { commit, dirty }: Tree, date: string, entry: Entry): Report {
  const others =
    former?.commit === commit && former.dirty === dirty ? former.checks.filter(({ name }) => name !== entry.name) : []
  return { commit, dirty, date, checks: [...others, entry] }
}

/** The report to read; `known` are the names of all checks. */
export function pageOf({ commit, dirty, date, checks }: Report, known: readonly string[]): string {
  const missing = known.filter((name) => checks.every((check) => check.name !== name))
  return [
    '# Release checks',
    '',
    `Of ${commit}${dirty ? ', with uncommitted changes' : ''}, ${date.slice(0, 10)}.${missing.length > 0 ? ` Not run: ${missing.join(', ')}.` : ''}`,
    '',
    ...table(
      ['check', 'what', 'tried', 'found', 'limit', 's', 'outcome'],
      checks.map(({ name, description, amount, result, limit, seconds, passed }) => [
        name,
        description,
        amount,
        result,
        limit,
        seconds,
        passed ? 'passed' : '**failed**',
      ]),
    ),
    ...checks.flatMap(({ name, description, details }) =>
      details.length > 0 ? ['', `## ${name}: ${description}`, '', ...details] : [],
    ),
    '',
  ].join('\n')
}
