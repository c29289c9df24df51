import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Env } from '../backend.ts'
import { createSite } from './site.ts'

const host = '127.0.0.1:4800'
const policy = "default-src 'none'; script-src 'self'"
let directory: string
let app: Hono<Env>

const script = `export const text = '${'regel '.repeat(500)}'`

async function build(files: Record<string, string | Buffer>): Promise<void> {
  for (const folder of ['assets', 'pages']) await mkdir(join(directory, folder), { recursive: true })
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(directory, name), text)))
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'site-'))
  await build({
    'index.html': '<!doctype html><title>schil</title>',
    'login.html': '<!doctype html><title>inloggen</title>',
    'pages/question.html': '<!doctype html><title>gesprek</title>',
    'headers.json': JSON.stringify({
      document: { 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache' },
      asset: { 'X-Asset': 'yes' },
      pages: [
        { addresses: '^/login/?$', file: 'login.html' },
        { addresses: String.raw`^/question/[1-9]\d*/?$`, file: 'pages/question.html' },
      ],
    }),
    'manifest.json': '{}',
    'licences.txt': '# Licenses',
    'assets/app-1a2b3c.js': script,
    'assets/app-1a2b3c.js.br': brotliCompressSync(script),
    'assets/app-1a2b3c.js.gz': gzipSync(script),
  })
  await writeFile(join(directory, '..', 'outside.txt'), 'buiten')
  const site = await createSite(directory, () => `http://${host}`)
  app = new Hono<Env>().get('*', (context) => site(context))
})
afterAll(() => rm(directory, { recursive: true, force: true }))

function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return app.request(`http://${host}${path}`, {
    method,
    headers: { Host: host, Accept: 'text/html,*/*;q=0.8', ...headers },
  })
}

async function titleAt(path: string): Promise<string | undefined> {
  return /<title>(.*)<\/title>/.exec(await (await get(path)).text())?.[1]
}

describe('pages', () => {
  test('are the prerendered page for a path that has one, and the shell for every other path', async () => {
    expect(
      await Promise.all(['/login', '/login/', '/question/12', '/', '/dashboard', '/question/x'].map(titleAt)),
    ).toEqual(['inloggen', 'inloggen', 'gesprek', 'schil', 'schil', 'schil'])
  })

  test.each(['/login.', '/login)', '/question/12.', '/question/12).', '/question/12.,', '/login.%22', '/v1.0/login'])(
    'are the shell for %s, a link damaged by an e-mail program',
    async (path) => {
      expect(await titleAt(path)).toBe('schil')
    },
  )

  test('have the headers of the build', async () => {
    const { headers } = await get('/dashboard')
    expect(headers.get('content-security-policy')).toBe(policy)
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  })

  test('under another host redirect to the one origin, with path and query', async () => {
    const response = await get('/feedback?uuid=1', { Host: 'localhost:4800' })
    expect([response.status, response.headers.get('location')]).toEqual([307, `http://${host}/feedback?uuid=1`])
    expect((await get('/login', { Host: 'localhost:4800' })).status).toBe(307)
  })

  test('get a 304 while they are unchanged', async () => {
    const etag = (await get('/dashboard')).headers.get('etag') ?? ''
    expect((await get('/dashboard', { 'If-None-Match': etag })).status).toBe(304)
    expect((await get('/dashboard', { 'If-None-Match': 'W/"other"' })).status).toBe(200)
  })
})

describe('files', () => {
  test('under /assets are immutable', async () => {
    const { headers } = await get('/assets/app-1a2b3c.js')
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('x-asset')).toBe('yes')
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  })

  test('outside /assets are revalidated', async () => {
    const { headers } = await get('/manifest.json')
    expect([headers.get('cache-control'), headers.get('content-type')]).toEqual(['no-cache', 'application/json'])
  })

  test('with licences are plain text', async () => {
    const response = await get('/licences.txt')
    expect([response.headers.get('content-type'), await response.text()]).toEqual([
      'text/plain; charset=utf-8',
      '# Licenses',
    ])
  })

  test.each(['br', 'gzip'])('are compressed with %s for a client that accepts it', async (encoding) => {
    const packed = await get('/assets/app-1a2b3c.js', { 'Accept-Encoding': encoding })
    expect(packed.headers.get('content-encoding')).toBe(encoding)
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(500)
    expect((await get('/assets/app-1a2b3c.js')).headers.has('content-encoding')).toBe(false)
  })

  test('that are missing get a 404 and never the shell', async () => {
    for (const path of [
      '/assets/gone-0.js',
      '/assets/gone',
      '/assets/fonts/',
      '/locales/nl/gone',
      '/locales/nl/gone.json',
      '/sw.js',
      '/headers.json',
      '/_headers',
      '/_redirects',
      '/assets/app-1a2b3c.js.br',
      '/icons/gone',
      '/.well-known/gone',
      '/gone.txt',
      '/login.HTML',
      '/login.html.br',
      '/assets/gone.',
    ]) {
      const response = await get(path)
      expect([path, response.status, await response.text()]).toEqual([path, 404, 'Niet gevonden'])
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
    expect((await get('/dashboard', { Accept: 'application/json' })).status).toBe(404)
  })

  test('outside the folder cannot be reached', async () => {
    for (const path of [
      '/../outside.txt',
      '/%2e%2e/outside.txt',
      '/..%2foutside.txt',
      '/assets/..%2f..%2foutside.txt',
      '/%5c..%5coutside.txt',
      '/%00.txt',
      '/%E0%A4%A',
    ]) {
      expect(await (await get(path)).text()).not.toContain('buiten')
    }
  })

  test('get a response without a body for HEAD', async () => {
    const response = await get('/dashboard', {}, 'HEAD')
    expect([response.status, await response.text()]).toEqual([200, ''])
  })
})

test('a folder without a build is refused with a one-line message', async () => {
  await expect(createSite(join(directory, 'assets'), () => `http://${host}`)).rejects.toThrow('build the portal first')
})
