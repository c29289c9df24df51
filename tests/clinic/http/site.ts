import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import * as z from 'zod/mini'
import type { ClinicContext } from '../clinic.ts'

/** Serves the built portal. */
export type Site = (context: ClinicContext) => Promise<Response>

const headerSets = z.object({ document: z.record(z.string(), z.string()), asset: z.record(z.string(), z.string()) })

const mediaTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8', '.html': 'text/html; charset=utf-8', '.ico': 'image/x-icon', '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json', '.mjs': 'text/javascript; charset=utf-8', '.png': 'image/png', '.svg': 'image/svg+xml', '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm', '.webmanifest': 'application/manifest+json', '.webp': 'image/webp', '.woff2': 'font/woff2',
}
const compressible = /^text\/|json|svg|wasm/

interface File {
  type: string
  body: Buffer<ArrayBuffer>
  etag: string
  /** Made at the first request for it and kept. */
  packed: Map<string, Promise<Buffer<ArrayBuffer>>>
}

/**
 * The whole build in memory. A request can only name what stands in this map, so no path leads out of the folder.
 */
async function readFiles(directory: string): Promise<Map<string, File>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name)).map((entry) => join(entry.parentPath, entry.name))
  return new Map(await Promise.all(paths.map(async (path) => {
    const name = `/${relative(directory, path).split(sep).join('/')}`
    return [name, await readOne(path)] as const
  })))
}

async function readOne(path: string): Promise<File> {
  const body = await readFile(path)
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { type: mediaTypes[extname(path)] ?? 'application/octet-stream', body, etag, packed: new Map() }
}

/** In bytes: from here on the highest quality takes seconds, while the first patient waits; the one below takes a twentieth of that, for a tenth more bytes. */
const large = 500_000

const packers = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: body.length < large ? 11 : 9 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
}

async function contentFor(file: File, accepted: string): Promise<{ body: Buffer<ArrayBuffer>; encoding?: string }> {
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name))
  if (!encoding || !compressible.test(file.type) || file.body.length < 1024) return { body: file.body }
  const packed = file.packed.get(encoding) ?? packers[encoding](file.body)
  file.packed.set(encoding, packed)
  return { body: await packed, encoding }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** For servers: what they send, and compressed copies. */
const unserved = /^\/(?:headers\.json|_headers|_redirects)$|\.(?:br|gz)$/

/** Folders in which a path that is no file stands for nothing: no screen has its address there. */
const filesOnly = /^\/(?:assets|locales|icons|screenshots|\.well-known)\//

/** The file a path stands for: itself, or for a screen's address the shell that shows it. */
function fileFor(files: Map<string, File>, path: string, accept: string): File | undefined {
  const file = files.get(path)
  if (file && !unserved.test(path)) return file
  if (filesOnly.test(path) || unserved.test(path) || path.split('/').at(-1)?.includes('.') || !/text\/html|\*\/\*/.test(accept)) return undefined
  return files.get(`${path.replace(/\/$/, '')}.html`) ?? files.get('/index.html')
}

/** Reads a build once. `canonicalOrigin` is the one that pages may have, so that storage and policy have one. */
export async function createSite(directory: string, canonicalOrigin: () => string): Promise<Site> {
  if (!existsSync(join(directory, 'headers.json'))) throw new Error(`No headers.json in ${directory}: build the portal first`)
  const files = await readFiles(directory)
  const headers = headerSets.parse(JSON.parse(await readFile(join(directory, 'headers.json'), 'utf8')))

  return async ({ req }) => {
    const path = decoded(req.path)
    const isAsset = path.startsWith('/assets/')
    const file = fileFor(files, path, req.header('accept') ?? '*/*')
    const own = {
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': isAsset && file ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(isAsset ? headers.asset : headers.document),
    }
    if (!file) return new Response('Niet gevonden', { status: 404, headers: { ...own, 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' } })
    if (file.type.startsWith('text/html') && req.header('host') !== new URL(canonicalOrigin()).host) {
      const { pathname, search } = new URL(req.url)
      return new Response(null, { status: 307, headers: { ...own, Location: `${canonicalOrigin()}${pathname}${search}` } })
    }
    const shared = { ...own, ETag: file.etag, Vary: 'Accept-Encoding' }
    if (req.header('if-none-match') === file.etag) return new Response(null, { status: 304, headers: shared })
    const { body, encoding } = await contentFor(file, req.header('accept-encoding') ?? '')
    return new Response(body, { headers: { ...shared, 'Content-Type': file.type, 'Content-Length': String(body.length), ...(encoding && { 'Content-Encoding': encoding }) } })
  }
}
