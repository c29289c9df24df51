import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import { root } from '../support/report.ts'
import { log } from '../support/log.ts'
import exported from './exports.json' with { type: 'json' }

/** What an app pays for a component beside React itself, in bytes as they travel. */
export interface Size {
  gzip: number
  brotli: number
  /** Gzip of what only comes when somebody needs it. */
  later: number
}
interface Chunk {
  fileName: string
  code: string
  isEntry: boolean
  imports: readonly string[]
}

const gzip = (chunks: readonly Chunk[]): number =>
  chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)

/** What arrives at once is the entry and all it imports outright. */
export function sizeOf(chunks: readonly Chunk[]): Size {
  const atOnce = new Set(chunks.filter(({ isEntry }) => isEntry))
  for (const { imports } of atOnce) for (const chunk of chunks) if (imports.includes(chunk.fileName)) atOnce.add(chunk)
  return {
    gzip: gzip([...atOnce]),
    brotli: [...atOnce].reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0),
    later: gzip(chunks.filter((chunk) => !atOnce.has(chunk))),
  }
}

/** A worker's script is no chunk to the bundler but a file beside them; it travels all the same. */
const isScript = ({ fileName }: { fileName: string }): boolean => /\.m?js$/.test(fileName)

/** All script that an entry brings, at once or later. */
function scriptsOf(output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): Chunk[] {
  return output
    .filter(isScript)
    .map((part) =>
      part.type === 'chunk'
        ? part
        : { fileName: part.fileName, code: Buffer.from(part.source).toString(), isEntry: false, imports: [] },
    )
}

/** What an app gets that takes this much from the design system. */
export async function bundle(entry: string): Promise<Chunk[]> {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      write: false,
      minify: true,
      target: ['chrome120', 'firefox121', 'safari16.4'],
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: [/^react(-dom)?(\/|$)/],
        output: { format: 'es' },
      },
    },
  })) as Rolldown.RolldownOutput
  return scriptsOf(built.output)
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(9)
const row = (name: string, { gzip: zipped, brotli, later }: Size): string =>
  `${name.padEnd(18)}${kilobytes(zipped)}${kilobytes(brotli)}${later > 0 ? kilobytes(later) : ''}`

/** Every exported part alone, and all of them together: what they share is then counted once. */
async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-sizes-'))
  const source = JSON.stringify(join(root, 'design-system/index.ts'))
  log(`${'kB over React'.padEnd(18)}${'gzip'.padStart(9)}${'brotli'.padStart(9)}${'later'.padStart(9)}`)
  try {
    for (const [name, statement] of [
      ...exported.filter((part) => !/[a-z]Icon$/.test(part)).map((part) => [part, `{ ${part} }`] as const),
      ['all together', '*'] as const,
    ]) {
      const entry = join(folder, `${name.replaceAll(' ', '-')}.js`)
      writeFileSync(entry, `export ${statement} from ${source}\n`)
      log(row(name, sizeOf(await bundle(entry))))
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main()
