import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import fc from 'fast-check'
import { root } from '../support/report.ts'
import { say } from '../support/say.ts'
import { catalogue } from './judged.ts'
import { copyProject, failedTests, type PrivateCopy } from './private-copy.ts'
import type { Proof, Result } from './proof.ts'

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

interface Change {
  what: string
  file: string
  from: string
  to: string
}

/** What is drawn only while it has the focus: no picture is taken of that. */
const onlyFocused = /\bsr-only\b/

/** Every place in the design system where one of these changes can be made and is drawn: a class that stands once in its file. */
function possibleChanges(): Change[] {
  return globSync('design-system/*/*.tsx', { cwd: root }).filter((file) => !/\.(?:stories|test)\.tsx$/.test(file)).toSorted().flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return kinds.filter((kind) => {
      const isOnce = text.split(kind.from).length === 2
      const line = text.split('\n').find((one) => new RegExp(`(?<=[\\s'"\`])${RegExp.escape(kind.from)}(?=[\\s'"\`])`).test(one))
      return isOnce && line !== undefined && !onlyFocused.test(line) && (!('drawn' in kind) || kind.drawn.test(line))
    }).map(({ what, from, to }) => ({ what, from, to, file }))
  })
}

/** Ten of them by chance, each of another kind and in another part. */
export function drawChanges(possible: readonly Change[], seed: number): Change[] {
  const [shuffled = []] = fc.sample(fc.shuffledSubarray([...possible], { minLength: possible.length }), { seed, numRuns: 1 })
  const drawn: Change[] = []
  for (const change of shuffled) {
    const isNew = drawn.every(({ what, file }) => what !== change.what && dirname(file) !== dirname(change.file))
    if (isNew && drawn.length < wanted) drawn.push(change)
  }
  return drawn
}

/** The titles of the stories that show a part: those in its folder. */
const titlesBeside = (file: string): string[] => globSync(join(dirname(file), '*.stories.tsx'), { cwd: root })
  .flatMap((stories) => /title: '([^']+)'/.exec(readFileSync(join(root, stories), 'utf8'))?.[1] ?? [])

type Caught = Change & { by: readonly string[] }

export const pictureFigures = (all: readonly Caught[]): Result => ({
  passed: all.length === wanted && all.every(({ by }) => by.length > 0),
  summary: { amount: `${all.length} changes`, figure: `${all.filter(({ by }) => by.length > 0).length} seen`, limit: 'all' },
  figures: [
    `${all.filter(({ by }) => by.length > 0).length} of ${all.length} caught by the approved pictures: those of the part's own stories first, and if none of these differs, all.`, '',
    '| changed | in | from | to | pictures that differ | such as |', '|---|---|---|---|---|---|',
    ...all.map(({ what, file, from, to, by }) => `| ${what} | \`${basename(file)}\` | \`${from}\` | \`${to}\` | ${by.length === 0 ? '**none**' : by.length} | ${by[0]?.replaceAll('|', String.raw`\|`) ?? '–'} |`),
  ],
})

async function picturesThatDiffer(copy: PrivateCopy, { file }: Change): Promise<string[]> {
  const env = { CATALOGUE_PORT: '4987' }
  for (const [command, args] of [['npm', ['run', '--silent', 'storybook:build']], ['node', ['tests/visual/list-shots.ts']]] as const) {
    const { code, output } = await copy.run(command, args, env)
    if (code !== 0) throw new Error(output)
  }
  const differing = async (which: readonly string[]): Promise<string[]> => failedTests(await copy.run('playwright', ['test', '--config', 'tests/visual/playwright.config.ts', ...which], env))
  const own = titlesBeside(file).map((title) => `${RegExp.escape(title)} › `)
  const found = own.length === 0 ? [] : await differing(['--grep', own.join('|')])
  return found.length > 0 ? found : differing(['--grep-invert', 'every approved picture'])
}

/** Changes the look of ten parts in a private copy, one at a time; the approved pictures of their stories look. */
export const pictureChanges: Proof = {
  says: 'ten changes of a look, drawn at random over all parts, are seen by the pictures',
  judges: [...catalogue, 'tests/visual', 'tests/proof/picture-changes.ts'],
  async run({ seed }) {
    const copy = copyProject()
    try {
      const all: Caught[] = []
      for (const change of drawChanges(possibleChanges(), seed)) {
        const putBack = copy.change(change.file, change.from, change.to)
        const by = await picturesThatDiffer(copy, change)
        putBack()
        say(`${by.length > 0 ? 'caught  ' : 'ESCAPED '} ${change.what} in ${change.file}`)
        all.push({ ...change, by })
      }
      return pictureFigures(all)
    } finally {
      copy.remove()
    }
  },
}
