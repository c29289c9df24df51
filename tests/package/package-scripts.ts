import { copyFileSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { rolldown, type OutputChunk, type Plugin } from 'rolldown'
import { browserFloor } from '#portal/build/browser-targets.ts'
import { root } from '../support/report.ts'
import type { Part } from './parts.ts'

export const designSystem = join(root, 'design-system')

/** A module of the package, which is one of the design system's files. */
export interface PackedModule {
  /** Relative to the package's scripts. */
  fileName: string
  code: string
  /** The names of the modules it imports, at once or later. */
  imports: readonly string[]
  /** Plain CSS that its source imports; its class names are not in here. */
  style: string
}

const worker = 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
const workerModule = join(designSystem, 'pdf-frame/engine/worker-address.js')

/**
 * The address of a worker's script, as every bundler reads it. By `new URL` alone, Vite would emit the script with whatever is
 * imported from the index; as that of a worker, only where it is used. The class stands in for the browser's, so that no worker
 * starts here: under Trusted Types it may only be started by an address that a policy has made.
 */
const workerByUrl = `class Worker { constructor(url) { this.address = url.href } }
export default new Worker(new URL('./${basename(worker)}', import.meta.url), { type: 'module' }).address`

/**
 * Vite's own way to name a worker's script becomes the one that every bundler reads. The script comes along, as some
 * bundlers look for it beside the module that names it and nowhere else.
 */
const workerByAddress: Plugin = {
  name: 'worker-by-address',
  resolveId: (source) => (source === `${worker}?worker&url` ? workerModule : undefined),
  load: (id) => (id === workerModule ? workerByUrl : undefined),
}

/** An entry that draws, or is a hook, belongs to the client where a framework tells server and client apart. Plain functions and icons can be used on both. */
const isOfClient = ({
  isEntry,
  facadeModuleId: source,
  imports,
}: Pick<OutputChunk, 'isEntry' | 'facadeModuleId' | 'imports'>): boolean =>
  isEntry && source !== null && (source.endsWith('.tsx') || imports.includes('react'))

const styleOf = ({ facadeModuleId: source }: OutputChunk): string => {
  if (source === null || source === workerModule) return ''
  const names = [...readFileSync(source, 'utf8').matchAll(/^import '\.\/([\w-]+\.css)'$/gm)].map(
    ([, name = '']) => name,
  )
  return names.map((name) => readFileSync(join(source, '..', name), 'utf8')).join('\n')
}

/** Writes the design system's files as ES modules, one for one, and returns them. Packages stay imports. */
export async function writeScripts(folder: string, parts: readonly Part[]): Promise<PackedModule[]> {
  const bundle = await rolldown({
    input: ['index', 'labels/en', ...parts.map(({ path }) => path)].map((path) => join(designSystem, path)),
    platform: 'browser',
    resolve: { extensions: ['.tsx', '.ts'] },
    external: /^[^./][^?]*$/,
    // Sheets come beside the scripts: Node, which renders on a server, cannot import one.
    moduleTypes: { '.css': 'empty' },
    treeshake: { moduleSideEffects: [{ test: /\.css$/, sideEffects: false }] },
    plugins: [workerByAddress],
    transform: {
      target: Object.entries(browserFloor).map((pair) => pair.join('')),
      // What a bundler of Vite's kind fills in for the portal. Files that pdf.js asks for by name are looked for at the site's root.
      define: { 'import.meta.env.DEV': "process.env.NODE_ENV !== 'production'", 'import.meta.env.BASE_URL': "'/'" },
    },
  })
  const { output } = await bundle.write({
    dir: folder,
    format: 'es',
    preserveModules: true,
    preserveModulesRoot: designSystem,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    banner: (chunk) => (isOfClient(chunk) ? "'use client'" : ''),
  })
  await bundle.close()
  copyFileSync(
    createRequire(import.meta.url).resolve(worker),
    join(folder, dirname(relative(designSystem, workerModule)), basename(worker)),
  )
  return output
    .filter((part) => part.type === 'chunk')
    .map((chunk) => ({
      fileName: chunk.fileName,
      code: chunk.code,
      imports: [...chunk.imports, ...chunk.dynamicImports],
      style: styleOf(chunk),
    }))
}
