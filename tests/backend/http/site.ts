import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import * as z from 'zod/mini'
import type { BackendContext } from '../backend.ts'

/** Serves the built portal. */
export type Site = (context: BackendContext) => Promise<Response>

const serverFacts = z.object({
  document: z.record(z.string(), z.string()),
  asset: z.record(z.string(), z.string()),
  /** Files for addresses, which are given as regular expressions. */
  pages: z.array(z.object({ addresses: z.string(), file: z.string() })),
})
type ServerFacts = z.infer<typeof serverFacts>

const mediaTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

interface File {
  type: string
  body: Buffer<ArrayBuffer>
  etag: string
  /** The build's compressed copies of it. */
  br: Buffer<ArrayBuffer> | undefined
  gz: Buffer<ArrayBuffer> | undefined
}

const isCopy = (name: string) => /\.(?:br|gz)$/.test(name)

/**
 * The whole build in memory. A request can only name what stands in this map, so no path leads out of the folder.
 */
async function readFiles(directory: string): Promise<Map<string, File>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const bodies = new Map(
    await Promise.all(
      entries
        .filter((entry) => entry.isFile())
        .map(async ({ parentPath, name }) => {
          const path = join(parentPath, name)
          return [`/${relative(directory, path).split(sep).join('/')}`, await readFile(path)] as const
        }),
    ),
  )
  return new Map(
    [...bodies]
      .filter(([name]) => !isCopy(name))
      .map(([name, body]) => [
        name,
        {
          type: mediaTypes[extname(name)] ?? 'application/octet-stream',
          body,
          etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
          br: bodies.get(`${name}.br`),
          gz: bodies.get(`${name}.gz`),
        },
      ]),
  )
}

function contentFor({ body, br, gz }: File, accepted: string): { body: Buffer<ArrayBuffer>; encoding?: string } {
  if (br && accepted.includes('br')) return { body: br, encoding: 'br' }
  if (gz && accepted.includes('gzip')) return { body: gz, encoding: 'gzip' }
  return { body }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** What servers send. */
const unserved = /^\/(?:headers\.json|_headers|_redirects)$/

/** Folders in which a path that is no file stands for nothing: no screen has its address there. */
const filesOnly = /^\/(?:assets|locales|pages|icons|screenshots|health|\.well-known)\//

/** The end of a file's name. A full stop or bracket behind a link in a message is none. */
const fileEnding = /\.[a-z\d]+$/i

/** The file a path stands for: itself, or for a screen's address the shell that shows it. */
function fileFor(
  files: Map<string, File>,
  pages: ServerFacts['pages'],
  path: string,
  accept: string,
): File | undefined {
  const file = files.get(path)
  if (file && !unserved.test(path)) return file
  if (filesOnly.test(path) || unserved.test(path) || fileEnding.test(path) || !/text\/html|\*\/\*/.test(accept))
    return undefined
  const page = pages.find(({ addresses }) => new RegExp(addresses).test(path))
  return files.get(`/${page?.file ?? 'index.html'}`)
}

/** Reads a build once. `canonicalOrigin` is the one that pages may have, so that storage and policy have one. */
export async function createSite(directory: string, canonicalOrigin: () => string): Promise<Site> {
  if (!existsSync(join(directory, 'headers.json')))
    throw new Error(`No headers.json in ${directory}: build the portal first`)
  const files = await readFiles(directory)
  const { pages, ...headers } = serverFacts.parse(JSON.parse(await readFile(join(directory, 'headers.json'), 'utf8')))

  return async ({ req }) => {
    const path = decoded(req.path)
    const isAsset = path.startsWith('/assets/')
    const file = fileFor(files, pages, path, req.header('accept') ?? '*/*')
    const own = {
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': isAsset && file ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(isAsset ? headers.asset : headers.document),
    }
    if (!file)
      return new Response('Niet gevonden', {
        status: 404,
        headers: { ...own, 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' },
      })
    if (file.type.startsWith('text/html') && req.header('host') !== new URL(canonicalOrigin()).host) {
      const { pathname, search } = new URL(req.url)
      return new Response(null, {
        status: 307,
        headers: { ...own, Location: `${canonicalOrigin()}${pathname}${search}` },
      })
    }
    const shared = { ...own, ETag: file.etag, Vary: 'Accept-Encoding' }
    if (req.header('if-none-match') === file.etag) return new Response(null, { status: 304, headers: shared })
    const { body, encoding } = contentFor(file, req.header('accept-encoding') ?? '')
    return new Response(body, {
      headers: {
        ...shared,
        'Content-Type': file.type,
        'Content-Length': String(body.length),
        ...(encoding && { 'Content-Encoding': encoding }),
      },
    })
  }
}
