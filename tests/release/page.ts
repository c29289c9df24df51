import type { Summary, Verdict } from './proof.ts'

/** A proof as the page shows it. */
interface Entry {
  name: string
  says: string
  /** When, of what, and with which seed. */
  origin: string
  figures: readonly string[]
  summary: Summary
  verdict: Verdict
  commit: string
}

/** What the table at the head of the page says of a proof. */
export interface Row {
  verdict: string
  commit: string
}

const head = '| proof | what | how much | figure | limit | outcome |\n|---|---|---|---|---|---|'
const preface =
  '# Figures of the longer proofs\n\nWritten by `npm run test:release -- <name> --seed <number>`; without a name, every proof runs, and `--stale` runs those whose figures are: a file that they judge has changed since (`npm run ledger` lists them). Only what was measured on a clean tree is called passed.'
const ofRow = /^\| `([\w-]+)` \|.*\| \**(passed|failed|not called passed)\** at ([0-9a-f]+) \|$/
const ofSection = /^## `([\w-]+)`/

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ')

const rowOf = ({ name, says, summary: { amount, figure, limit }, verdict, commit }: Entry): string =>
  `| \`${name}\` | ${[says, amount, figure, limit].map(cell).join(' | ')} | ${verdict === 'passed' ? verdict : `**${verdict}**`} at ${commit} |`

/** The rows of the table by the name of their proof. */
export const rowsOf = (page: string): ReadonlyMap<string, Row> =>
  new Map(
    page.split('\n').flatMap((line): [string, Row][] => {
      const [, name, verdict, commit] = ofRow.exec(line) ?? []
      return name && verdict && commit ? [[name, { verdict, commit }]] : []
    }),
  )

const put = (all: readonly string[], own: string, isOwn: (part: string) => boolean): string[] => {
  const at = all.findIndex(isOwn)
  return at === -1 ? [...all, own] : all.with(at, own)
}

/** The page with this proof's row and figures in place of its former ones; the others stay as they were. */
export function withProof(page: string, entry: Entry): string {
  const [first = '', ...sections] = page.trimEnd().split(/\n(?=## )/)
  const rows = put(
    first.split('\n').filter((line) => ofRow.test(line)),
    rowOf(entry),
    (row) => ofRow.exec(row)?.[1] === entry.name,
  )
  const own = [`## \`${entry.name}\` · ${entry.says}`, '', entry.origin, '', ...entry.figures].join('\n')
  const all = put(sections, own, (part) => ofSection.exec(part)?.[1] === entry.name)
  return `${[`${preface}\n\n${head}\n${rows.join('\n')}`, ...all.map((part) => part.trimEnd())].join('\n\n')}\n`
}

/** The page with nothing on it of proofs that are no more. */
export function withoutOthers(page: string, known: readonly string[]): string {
  const isKnown = (name: string | undefined): boolean => name === undefined || known.includes(name)
  return page
    .split(/\n(?=## )/)
    .filter((part) => isKnown(ofSection.exec(part)?.[1]))
    .map((part, place) =>
      place > 0
        ? part
        : part
            .split('\n')
            .filter((line) => isKnown(ofRow.exec(line)?.[1]))
            .join('\n'),
    )
    .join('\n')
}
