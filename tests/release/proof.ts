import type { Tree } from './tree.ts'

/** Something that takes longer to prove than every change can wait for. */
export interface Proof {
  /** What it proves, as the heading of its figures. */
  says: string
  /** Git pathspecs of the files it judges: its figures are stale once one of them has changed. */
  judges: readonly string[]
  /** `seed` decides all chance there is in it. */
  run: (given: { seed: number }) => Promise<Result>
}
/** A proof's row in the table at the head of the page. */
export interface Summary {
  /** How much was tried, e.g. "661 stories". */
  amount: string
  /** What came out, e.g. "1.07 ×". */
  figure: string
  /** What the figure is held to, e.g. "at most 1.10 ×". */
  limit: string
}
export interface Result {
  passed: boolean
  summary: Summary
  /** Markdown below the heading. */
  figures: readonly string[]
}
export type Verdict = 'passed' | 'failed' | 'not called passed'

/** Nobody can look up the files that a changed tree held, so what went well on one proves nothing. */
export const verdictOf = ({ passed }: Pick<Result, 'passed'>, { clean }: Pick<Tree, 'clean'>): Verdict =>
  !passed ? 'failed' : clean ? 'passed' : 'not called passed'

interface Origin {
  result: Pick<Result, 'passed'>
  tree: Tree
  date: Date
  seed: number
  seconds: number
}

const verdictWords: Readonly<Record<Verdict, string>> = {
  passed: 'Passed',
  failed: '**Failed**',
  'not called passed': '**Went well, but is not called passed**',
}

/** The sentence above a proof's figures. */
export const originOf = ({ result, tree, date, seed, seconds }: Origin): string =>
  `${verdictWords[verdictOf(result, tree)]} on ${date.toISOString().slice(0, 10)}, at ${tree.commit} with ${tree.clean ? 'a clean tree' : 'uncommitted changes'}, seed ${seed}, in ${seconds} s.`

/**
 * `names` and `--seed <number>`; without a name, every proof, and with `--stale` those whose figures are, which is how an
 * interrupted run goes on. `bench` before others says only that they are benches.
 */
export function readOrder(
  words: readonly string[],
  known: readonly string[],
  stale: () => readonly string[],
): { names: readonly string[]; seed: number } {
  const at = words.indexOf('--seed')
  const seed = at === -1 ? 1 : Number(words[at + 1])
  if (!Number.isSafeInteger(seed)) throw new Error('--seed takes a whole number.')
  const named = words.filter((_, place) => at === -1 || (place !== at && place !== at + 1))
  if (named.join() === '--stale') return { names: stale(), seed }
  const unknown = named.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new Error(`There is no proof "${unknown.join('", "')}": choose from ${known.join(', ')}.`)
  const [first, ...others] = named
  if (first === 'bench' && others.length > 0) return { names: others, seed }
  return { names: named.length > 0 ? named : [...known], seed }
}
