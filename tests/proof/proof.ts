/** Something that takes longer to prove than every change can wait for. */
export interface Proof {
  /** What it proves, as the heading of its figures. */
  says: string
  /** `seed` decides all chance there is in it. */
  run: (given: { seed: number }) => Promise<Result>
}
export interface Result {
  passed: boolean
  /** Markdown below the heading. */
  figures: readonly string[]
}
export interface Section {
  name: string
  says: string
  /** When, of what, and with which seed. */
  origin: string
  figures: readonly string[]
}

export interface Run {
  passed: boolean
  /** The commit, and whether the files were as it holds them. */
  tree: { commit: string; clean: boolean }
  seed: number
  date: Date
  seconds: number
}

/** Where figures come from, in a sentence. What ran on changes that nobody can look up is not called passed. */
export function originOf({ passed, tree: { commit, clean }, seed, date, seconds }: Run): string {
  const verdict = clean ? (passed ? 'Passed' : '**Failed**') : `**Does not count** (${passed ? 'passed' : 'failed'}, with uncommitted changes)`
  return `${verdict} on ${date.toISOString().slice(0, 10)}, tree ${commit}, seed ${seed}, in ${seconds} s.`
}

const heading = /^## `([\w-]+)`/

/** The page with this proof's figures in place of its former ones; the others stay as they were. */
export function withSection(page: string, { name, says, origin, figures }: Section): string {
  const parts = page.trimEnd().split(/\n(?=## )/)
  const own = [`## \`${name}\` · ${says}`, '', origin, '', ...figures].join('\n')
  const at = parts.findIndex((part) => heading.exec(part)?.[1] === name)
  const all = at === -1 ? [...parts, own] : parts.with(at, own)
  return `${all.map((part) => part.trimEnd()).join('\n\n')}\n`
}

/** `names` and `--seed <number>`; without a name, every proof. */
export function readOrder(words: readonly string[], known: readonly string[]): { names: string[]; seed: number } {
  const at = words.indexOf('--seed')
  const seed = at === -1 ? 1 : Number(words[at + 1])
  if (!Number.isSafeInteger(seed)) throw new Error('--seed takes a whole number.')
  const named = words.filter((_, place) => at === -1 || (place !== at && place !== at + 1))
  const unknown = named.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new Error(`There is no proof "${unknown.join('", "')}": choose from ${known.join(', ')}.`)
  return { names: named.length > 0 ? named : [...known], seed }
}
