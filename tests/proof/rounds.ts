import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../support/report.ts'

/** Something changed on purpose, and the folders whose stories and tests look at it. */
export interface Planted {
  file: string
  folders: readonly string[]
}

const pathOf = (from: string, to: string): string =>
  to === '#design-system' ? 'design-system/index.ts' : to.startsWith('#') ? to.slice(1) : join(dirname(from), to)

/** Only the product's own: what stands around every story, in `.storybook`, is of no part. */
const isProduct = (file: string): boolean => /^(?:design-system|portal)\//.test(file) && existsSync(join(root, file))

/** Whatever some stories and tests draw: the files themselves and all that these import. */
function drawnBy({ folders }: Pick<Planted, 'folders'>): Set<string> {
  const found = new Set(
    globSync(
      folders.map((folder) => `${folder}/*.{stories,test}.tsx`),
      { cwd: root },
    ),
  )
  // A set that grows is gone through to its end.
  for (const file of found) {
    for (const [, to = ''] of readFileSync(join(root, file), 'utf8').matchAll(
      /(?:from |import |import\()'([.#][^']+)'/g,
    )) {
      if (isProduct(pathOf(file, to))) found.add(pathOf(file, to))
    }
  }
  return found
}

/** No import leads to a style sheet, and all is drawn by it. */
const isDrawnBy = (drawn: ReadonlySet<string>, { file }: Planted): boolean => file.endsWith('.css') || drawn.has(file)

/** Divides changes into as few rounds as come of it by themselves: in each, what looks at one change draws none of the others, so that whoever sees something saw that one. */
export function roundsOf<One extends Planted>(all: readonly One[]): One[][] {
  const rounds: { one: One; drawn: ReadonlySet<string> }[][] = []
  for (const one of all) {
    const drawn = drawnBy(one)
    const fits = rounds.find((round) =>
      round.every((other) => !isDrawnBy(drawn, other.one) && !isDrawnBy(other.drawn, one)),
    )
    if (fits) fits.push({ one, drawn })
    else rounds.push([{ one, drawn }])
  }
  return rounds.map((round) => round.map(({ one }) => one))
}
