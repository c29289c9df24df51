import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import fc from 'fast-check'
import { root } from '../support/report.ts'
import { say } from '../support/say.ts'
import { catalogue } from './judged.ts'
import { buildCatalogue, copyProject, failedTests, type PrivateCopy } from './private-copy.ts'
import type { Proof, Result } from './proof.ts'
import { roundsOf, type Planted } from './rounds.ts'

/** Small changes of a look, each a class that another takes the place of. Focus rings, hover, paper, 320 px and large text have checks of their own. `drawn` is what else the class list must have for the change to be drawn at all. */
const kinds = [
  { what: 'corners', from: 'rounded-md', to: 'rounded-sm', drawn: /\bborder-(?:control|divider)|\bbg-/ },
  { what: 'corners of a box', from: 'rounded-lg', to: 'rounded-md', drawn: /\bborder-(?:control|divider)|\bbg-/ },
  { what: 'weight', from: 'font-bold', to: 'font-normal' },
  { what: 'weight of a control', from: 'font-semibold', to: 'font-normal' },
  { what: 'colour of text', from: 'text-muted', to: 'text-ink' },
  { what: 'colour of a meaning', from: 'text-error', to: 'text-warning' },
  { what: 'colour of a line', from: 'border-control', to: 'border-divider' },
  { what: 'ground', from: 'bg-surface', to: 'bg-soft' },
  { what: 'width of a line', from: 'border-2', to: 'border' },
  { what: 'size of text', from: 'text-small', to: 'text-body' },
  { what: 'room between', from: 'gap-3', to: 'gap-2' },
  { what: 'narrow room between', from: 'gap-1.5', to: 'gap-2' },
  { what: 'room beside', from: 'px-5', to: 'px-4' },
  { what: 'room above and below', from: 'py-3', to: 'py-2' },
  { what: 'height', from: 'min-h-11', to: 'min-h-14' },
] as const
const wanted = 10

interface Change extends Planted {
  what: string
  from: string
  to: string
}

/** What is drawn only while it has the focus: no picture is taken of that. */
const onlyFocused = /\bsr-only\b/

/** Every place in the design system where one of these changes can be made and is drawn: a class that stands once in its file. */
function possibleChanges(): Change[] {
  return globSync('design-system/*/*.tsx', { cwd: root })
    .filter((file) => !/\.(?:stories|test)\.tsx$/.test(file))
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return kinds
        .filter((kind) => {
          const isOnce = text.split(kind.from).length === 2
          const line = text
            .split('\n')
            .find((one) => new RegExp(`(?<=[\\s'"\`])${RegExp.escape(kind.from)}(?=[\\s'"\`])`).test(one))
          return (
            isOnce && line !== undefined && !onlyFocused.test(line) && (!('drawn' in kind) || kind.drawn.test(line))
          )
        })
        .map(({ what, from, to }) => ({ what, from, to, file, folders: [dirname(file)] }))
    })
}

/** Ten of them by chance, each of another kind and in another part. */
export function drawChanges(possible: readonly Change[], seed: number): Change[] {
  const [shuffled = []] = fc.sample(fc.shuffledSubarray([...possible], { minLength: possible.length }), {
    seed,
    numRuns: 1,
  })
  const drawn: Change[] = []
  for (const change of shuffled) {
    const isNew = drawn.every(({ what, file }) => what !== change.what && dirname(file) !== dirname(change.file))
    if (isNew && drawn.length < wanted) drawn.push(change)
  }
  return drawn
}

/** The titles of the stories that show a part: those in its folder. */
const titlesBeside = (file: string): string[] =>
  globSync(join(dirname(file), '*.stories.tsx'), { cwd: root }).flatMap(
    (stories) => /title: '([^']+)'/.exec(readFileSync(join(root, stories), 'utf8'))?.[1] ?? [],
  )

type Caught = Change & { by: readonly string[] }

export const pictureFigures = (all: readonly Caught[]): Result => ({
  passed: all.length === wanted && all.every(({ by }) => by.length > 0),
  summary: {
    amount: `${all.length} changes`,
    figure: `${all.filter(({ by }) => by.length > 0).length} seen`,
    limit: 'all',
  },
  figures: [
    `${all.filter(({ by }) => by.length > 0).length} of ${all.length} caught by the approved pictures: those of the part's own stories first, and if none of these differs, all.`,
    '',
    '| changed | in | from | to | pictures that differ | such as |',
    '|---|---|---|---|---|---|',
    ...all.map(
      ({ what, file, from, to, by }) =>
        `| ${what} | \`${basename(file)}\` | \`${from}\` | \`${to}\` | ${by.length === 0 ? '**none**' : by.length} | ${by[0]?.replaceAll('|', String.raw`\|`) ?? '–'} |`,
    ),
  ],
})

/** Away from the ports of whoever works on this machine. */
const env = { CATALOGUE_PORT: '4987' }

/** Plants some changes together, builds, and takes them out again when the work is done. */
async function planted<Made>(copy: PrivateCopy, changes: readonly Change[], work: () => Promise<Made>): Promise<Made> {
  const putBack = changes.map(({ file, from, to }) => copy.change(file, from, to))
  await buildCatalogue(copy, env)
  const made = await work()
  for (const back of putBack) back()
  return made
}

const differing = async (copy: PrivateCopy, which: readonly string[]): Promise<string[]> =>
  failedTests(await copy.run('playwright', ['test', '--config', 'tests/catalogue/playwright.config.ts', ...which], env))

/** The pictures of each part's own stories that differ while all changes of a round are there. */
async function ownPictures(copy: PrivateCopy, round: readonly Change[]): Promise<Caught[]> {
  const titles = round.flatMap(({ file }) => titlesBeside(file).map((title) => `${RegExp.escape(title)} › `))
  const found =
    titles.length === 0 ? [] : await planted(copy, round, () => differing(copy, ['--grep', titles.join('|')]))
  return round.map((change) => ({
    ...change,
    by: found.filter((picture) => titlesBeside(change.file).some((title) => picture.startsWith(`${title} › `))),
  }))
}

/** Changes the look of ten parts in a private copy, those together that are told apart; the approved pictures of their stories look, and for what these do not see all pictures, one change at a time. */
export const pictureChanges: Proof = {
  says: 'ten changes of a look, drawn at random over all parts, are seen by the pictures',
  judges: [...catalogue, 'tests/visual', 'tests/proof/picture-changes.ts', 'tests/proof/rounds.ts'],
  async run({ seed }) {
    const copy = copyProject()
    try {
      const all: Caught[] = []
      for (const round of roundsOf(drawChanges(possibleChanges(), seed))) {
        for (const own of await ownPictures(copy, round)) {
          const by =
            own.by.length > 0
              ? own.by
              : await planted(copy, [own], () => differing(copy, ['--grep-invert', 'every approved picture']))
          say(`${by.length > 0 ? 'caught  ' : 'ESCAPED '} ${own.what} in ${own.file}`)
          all.push({ ...own, by })
        }
      }
      return pictureFigures(all)
    } finally {
      copy.remove()
    }
  },
}
