import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { unservedFiles } from './server-table.ts'

const texts = new Set(['.css', '.html', '.js', '.json', '.mjs', '.svg', '.txt', '.wasm'])

/** In bytes. Files up to `least` fit into one packet and stay as they are. From `large` on a lower quality is used: the highest takes seconds and saves a tenth of the bytes. */
const least = 1024
const large = 500_000

const packers = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: body.length < large ? 11 : 9 } }),
  gz: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
}

async function compress(file: string): Promise<void> {
  const body = await readFile(file)
  if (body.length <= least) return
  await Promise.all(
    Object.entries(packers).map(async ([extension, pack]) => writeFile(`${file}.${extension}`, await pack(body))),
  )
}

/**
 * Vite plugin that writes a .br and a .gz beside every text file over 1 kB, for servers that send those as they are.
 */
export function compressed(): Plugin {
  let outDir = ''
  return {
    name: 'portal-compressed',
    apply: 'build',
    configResolved: ({ root, build }) => {
      outDir = resolve(root, build.outDir)
    },
    closeBundle: {
      // After the service worker has been written, which lists the files that it caches.
      order: 'post',
      sequential: true,
      async handler() {
        const started = performance.now()
        const files = readdirSync(outDir, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && texts.has(extname(entry.name)) && !unservedFiles.includes(entry.name))
          .map((entry) => join(entry.parentPath, entry.name))
        await Promise.all(files.map(compress))
        this.info(`compressed in ${((performance.now() - started) / 1000).toFixed(1)} s`)
      },
    },
  }
}
