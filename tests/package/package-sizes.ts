import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { sizeOf } from '../quality/sizes.ts'
import budget from './budget.json' with { type: 'json' }

/** What a part is of its own, in bytes as they travel; what it takes from other packages, React among them, is not counted. */
interface PartSize {
  /** Script that arrives at once; brotli. */
  script: number
  /** Script that comes when somebody needs it; gzip. */
  later: number
  /** Its style sheet, beside the base one; brotli. */
  style: number
}

export type Sizes = Readonly<Record<string, PartSize>>

/** @param file The entry's script, among the others of the package. */
async function measurePart(file: string, sheet: string): Promise<PartSize> {
  const bundle = await rolldown({
    input: file,
    platform: 'browser',
    external: /^[^./]/,
    checks: { moduleLevelDirective: false },
    transform: { define: { 'process.env.NODE_ENV': "'production'" } },
  })
  const { output } = await bundle.generate({ format: 'es', minify: true })
  await bundle.close()
  const { brotli, later } = sizeOf(output.filter((part) => part.type === 'chunk'))
  const style = readFileSync(sheet)
  return { script: brotli, later, style: style.length > 0 ? brotliCompressSync(style).length : 0 }
}

export const measureParts = async (
  folder: string,
  entries: readonly { name: string; path: string; sheet?: string }[],
): Promise<Sizes> =>
  Object.fromEntries(
    await Promise.all(
      entries.map(
        async ({ name, path, sheet = name }) =>
          [name, await measurePart(join(folder, `${path}.js`), join(folder, `${sheet}.css`))] as const,
      ),
    ),
  )

const kinds = ['script', 'later', 'style'] as const

/** What costs more than its budget, or has none; and budgets of nothing. */
export function overBudget(sizes: Sizes, budgets: Sizes = budget): string[] {
  const over = Object.entries(sizes).flatMap(([name, size]) => {
    const most = budgets[name]
    if (!most) return [`${name} has no budget; it takes ${JSON.stringify(size)}`]
    return kinds
      .filter((kind) => size[kind] > most[kind])
      .map((kind) => `${name}: ${kind} takes ${size[kind]} bytes, its budget is ${most[kind]}`)
  })
  return [
    ...over,
    ...Object.keys(budgets)
      .filter((name) => !(name in sizes))
      .map((name) => `${name} has a budget and is no part`),
  ]
}

/** A table of what each part takes, and of the most it may take. */
export function sizeTable(sizes: Sizes, budgets: Sizes = budget): string[] {
  const cell = (name: string, kind: (typeof kinds)[number]): string =>
    `${sizes[name]?.[kind] ?? '-'} of ${budgets[name]?.[kind] ?? '-'}`
  return [
    '| part | own script at once, brotli | own script later, gzip | style, brotli |',
    '|---|---|---|---|',
    ...Object.keys(sizes).map((name) => `| ${name} | ${kinds.map((kind) => cell(name, kind)).join(' | ')} |`),
  ]
}
