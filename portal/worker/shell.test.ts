import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { respondTo, dropBlockedPages, dropOlder, precache, versionOf, type ShellFile } from './shell.ts'

const origin = 'https://portal.example'
const policy = "default-src 'none'"
const files: ShellFile[] = [
  { url: 'index.html', revision: 'a', integrity: 'sha256-a' },
  { url: 'login.html', revision: 'b', integrity: 'sha256-b' },
  { url: 'pages/question/any.html', revision: 'd', integrity: 'sha256-d' },
  { url: 'locales/nl/login.json', revision: 'c' },
  { url: 'assets/index-1.js', revision: null },
]

/** A fake CacheStorage: responses by cache name and address. */
let kept: Map<string, Map<string, Response>>
let requested: { url: string; options: RequestInit | undefined }[]
/** The server's answers; null while offline. */
let server: ((path: string) => Response) | null

const pathOf = (url: string) => new URL(url, origin).pathname
const matchIn = (cache: Map<string, Response> | undefined, url: string) => cache?.get(pathOf(url))?.clone()

class AskedFor {
  readonly method: string
  readonly mode: string
  readonly url: string
  readonly cache: string
  readonly options: RequestInit

  constructor(url: string, options: RequestInit & { navigates?: boolean } = {}) {
    this.url = new URL(url, origin).href
    this.method = options.method ?? 'GET'
    this.cache = options.cache ?? 'default'
    this.mode = options.navigates ? 'navigate' : 'cors'
    this.options = options
  }
}

async function ask(request: AskedFor, options?: RequestInit): Promise<Response> {
  requested.push({ url: pathOf(request.url), options: options ?? request.options })
  if (!server) throw new TypeError('Failed to fetch')
  return Promise.resolve(server(pathOf(request.url)))
}

beforeEach(() => {
  kept = new Map()
  requested = []
  server = (path) => new Response(`from the server: ${path}`, { headers: { 'Content-Security-Policy': policy } })
  vi.stubGlobal('location', { origin })
  vi.stubGlobal('Request', AskedFor)
  vi.stubGlobal('fetch', ask)
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...kept.keys()]),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
    match: (url: string, { cacheName }: { cacheName?: string } = {}) =>
      Promise.resolve(
        cacheName
          ? matchIn(kept.get(cacheName), url)
          : [...kept.values()].map((cache) => matchIn(cache, url)).find(Boolean),
      ),
    open: (name: string) => {
      if (!kept.has(name)) kept.set(name, new Map())
      return Promise.resolve({
        addAll: async (requests: AskedFor[]) => {
          const answers = await Promise.all(
            requests.map(async (request) => [pathOf(request.url), await ask(request)] as const),
          )
          for (const [path, answer] of answers) kept.get(name)?.set(path, answer)
        },
        keys: () => Promise.resolve([...(kept.get(name)?.keys() ?? [])]),
        match: (url: string) => Promise.resolve(matchIn(kept.get(name), url)),
        delete: (url: string) => Promise.resolve(kept.get(name)?.delete(pathOf(url))),
        put: (url: string, response: Response) => Promise.resolve(kept.get(name)?.set(pathOf(url), response)),
      })
    },
  })
})

const pageFor = (path: string) =>
  ['/', '/login', '/dashboard', '/question/12'].includes(path) ? `pages${path.replace(/\d+$/, 'any')}.html` : null
const answer = (url: string, options: RequestInit & { navigates?: boolean } = {}) =>
  respondTo(new AskedFor(url, options) as unknown as Request, {
    files,
    version: Promise.resolve('now'),
    policy,
    pageFor,
  })
const textOf = async (url: string, options?: RequestInit & { navigates?: boolean }) =>
  (await answer(url, options)?.())?.text()

/** Caches the version, then goes offline. */
async function keptAndOffline() {
  await precache(files, 'now', policy)
  server = null
}

describe('the cache', () => {
  test('PWA-06.1 has each file of the build: pages by their content, files with unique names from any earlier cache', async () => {
    await precache(files, 'now', policy)
    expect([...(kept.get('shell-now')?.keys() ?? [])]).toEqual([
      '/index.html',
      '/login.html',
      '/pages/question/any.html',
      '/locales/nl/login.json',
      '/assets/index-1.js',
    ])
    expect(requested.map(({ options }) => [options?.cache, options?.integrity, options?.credentials])).toEqual([
      ['reload', 'sha256-a', 'omit'],
      ['reload', 'sha256-b', 'omit'],
      ['reload', 'sha256-d', 'omit'],
      ['reload', undefined, 'omit'],
      ['default', undefined, 'omit'],
    ])
  })

  test('PWA-05 has another version when a file is added or changed', async () => {
    const version = await versionOf(files)
    expect(version).toMatch(/^[0-9a-f]{16}$/)
    expect(await versionOf([...files])).toBe(version)
    expect(await versionOf(files.slice(1))).not.toBe(version)
    expect(await versionOf([{ url: 'index.html', revision: 'z' }, ...files.slice(1)])).not.toBe(version)
  })

  test('PWA-05 is deleted when two newer versions exist; caches of others stay', async () => {
    for (const name of ['shell-1', 'other', 'shell-2', 'shell-3']) kept.set(name, new Map())
    await dropOlder('3')
    expect([...kept.keys()]).toEqual(['other', 'shell-2', 'shell-3'])
  })
})

describe('a page with another content security policy than the build', () => {
  const script = 'start()'
  const hash = createHash('sha256').update(script).digest('base64')
  const html = `<script>${script}</script>`
  const page = (csp?: string) =>
    new Response(html, { headers: { 'Content-Type': 'text/html', ...(csp && { 'Content-Security-Policy': csp }) } })

  test.each<[string, string]>([
    ['index.html', '/index.html'],
    ['another page', '/pages/question/any.html'],
  ])('is never cached: the version waits for the next visit, whether it is %s', async (_which, other) => {
    kept.set('shell-before', new Map([['/index.html', page()]]))
    server = (path) =>
      new Response('', {
        headers: { 'Content-Security-Policy': path === other ? "script-src 'self' 'sha256-before'" : policy },
      })
    await expect(precache(files, 'now', policy)).rejects.toThrow('policy')
    expect([...kept.keys()]).toEqual(['shell-before'])
    server = () => new Response('', { headers: { 'Content-Security-Policy': policy } })
    await precache(files, 'now', policy)
    expect([...kept.keys()]).toEqual(['shell-before', 'shell-now'])
  })

  test('is not cached without any policy', async () => {
    server = () => new Response('')
    await expect(precache(files, 'now', policy)).rejects.toThrow('policy')
  })

  test('is never served: the server answers', async () => {
    await precache(files, 'now', policy)
    kept.get('shell-now')?.set('/login.html', page("script-src 'self'"))
    expect(await textOf('/login', { navigates: true })).toBe('from the server: /login')
  })

  test('is deleted from the cache of an earlier version; a page that its policy allows stays', async () => {
    const right = `script-src 'self' 'sha256-${hash}'`
    kept.set(
      'shell-before',
      new Map([
        ['/index.html', page(right)],
        ['/login.html', page("script-src 'self' 'sha256-before'")],
        ['/pages/old.html', page()],
        ['/assets/index-0.js', new Response(html, { headers: { 'Content-Security-Policy': "script-src 'self'" } })],
      ]),
    )
    kept.set('other', new Map([['/login.html', page("script-src 'self'")]]))
    await dropBlockedPages()
    expect([...(kept.get('shell-before')?.keys() ?? [])]).toEqual([
      '/index.html',
      '/pages/old.html',
      '/assets/index-0.js',
    ])
    expect(kept.get('other')?.size).toBe(1)
  })
})

describe('offline', () => {
  beforeEach(keptAndOffline)

  test.each([
    ['/login', '/login.html'],
    ['/login?a=1', '/login.html'],
    ['/question/12', '/pages/question/any.html'],
    ['/dashboard', '/index.html'],
    ['/', '/index.html'],
    ['/unknown', '/index.html'],
  ])('PWA-06.1 %s opens %s, with its original headers', async (address, page) => {
    const response = await answer(address, { navigates: true })?.()
    expect(await response?.text()).toBe(`from the server: ${page}`)
    expect(response?.headers.get('Content-Security-Policy')).toBe(policy)
    expect(response?.redirected).toBe(false)
  })

  test.each(['/assets/index-1.js', '/locales/nl/login.json'])('PWA-06.1 %s is served', async (path) => {
    expect(await textOf(path)).toBe(`from the server: ${path}`)
  })

  test('PWA-05 a script of the previous version is served, for a tab that still shows it', async () => {
    kept.set('shell-before', new Map([['/assets/index-0.js', new Response('old')]]))
    expect(await textOf('/assets/index-0.js')).toBe('old')
  })

  test('a script that is not cached fails as without a worker', async () => {
    await expect(answer('/assets/other-9.js')?.()).rejects.toThrow('Failed to fetch')
  })
})

describe('PWA-06.4 the worker does not handle', () => {
  test.each<[string, string, (RequestInit & { navigates?: boolean })?]>([
    ['a call on the same origin', '/auth/login'],
    ['a POST on the same origin', '/patientPortal/getInfo', { method: 'POST' }],
    ['a call on another origin', 'https://clinic.example/auth/login'],
    ['a page on another origin', 'https://clinic.example/login', { navigates: true }],
    ['a HEAD request', '/', { method: 'HEAD' }],
    ['an unknown text file', '/locales/nl/other.json'],
    ['a file opened as a page', '/assets/index-1.js', { navigates: true }],
  ])('%s', (_what, url, options) => {
    expect(answer(url, options)).toBeNull()
  })
})

describe('online', () => {
  test('pages and scripts come from the cache', async () => {
    await precache(files, 'now', policy)
    requested = []
    expect(await textOf('/dashboard', { navigates: true })).toBe('from the server: /index.html')
    expect(await textOf('/assets/index-1.js')).toBe('from the server: /assets/index-1.js')
    expect(requested).toEqual([])
  })

  test('an unknown address is requested from the server, because it may belong to another program', async () => {
    await precache(files, 'now', policy)
    expect(await textOf('/test-admin', { navigates: true })).toBe('from the server: /test-admin')
  })

  test('APP-01.1 a text file comes from the cache; requested with no-cache it comes from the server, and is then cached', async () => {
    await precache(files, 'now', policy)
    requested = []
    const text = '/locales/nl/login.json'
    server = () => new Response('{"submit":"Naar mijn dossier"}')
    expect(await textOf(text)).toBe(`from the server: ${text}`)
    expect(requested).toEqual([])
    expect(await textOf(text, { cache: 'no-cache' })).toBe('{"submit":"Naar mijn dossier"}')
    server = null
    expect(await textOf(text)).toBe('{"submit":"Naar mijn dossier"}')
  })

  test.each<[string, () => Response]>([
    ['a 503', () => new Response('{}', { status: 503 })],
    ['an HTML page', () => new Response('<title>Wifi</title>')],
    ['a list', () => new Response('[]')],
    ['a string', () => new Response('"tekst"')],
    ['a redirected answer', () => Object.defineProperty(new Response('{}'), 'redirected', { value: true })],
    [
      'no answer',
      () => {
        throw new TypeError('Failed to fetch')
      },
    ],
  ])('%s is not a text file, and the cached one stays', async (_what, given) => {
    await precache(files, 'now', policy)
    const text = '/locales/nl/login.json'
    server = given
    for (const cache of ['no-cache', 'default'] as const)
      expect(await textOf(text, { cache })).toBe(`from the server: ${text}`)
  })

  test('a refetched text file is not cached when the browser deleted the cache', async () => {
    server = () => new Response('{}')
    await textOf('/locales/nl/login.json', { cache: 'no-cache' })
    expect([...kept.keys()]).toEqual([])
  })

  test('PWA-06.4 no other request is cached', async () => {
    await precache(files, 'now', policy)
    const before = [...kept].map(([name, cache]) => [name, [...cache.keys()]])
    for (const path of ['/assets/other-9.js', '/locales/nl/login.json']) await textOf(path)
    await textOf('/assets/other-9.js', { cache: 'no-cache' })
    await textOf('/test-admin', { navigates: true })
    expect([...kept].map(([name, cache]) => [name, [...cache.keys()]])).toEqual(before)
  })

  test('when the browser deleted the cache, the server answers', async () => {
    expect(await textOf('/dashboard', { navigates: true })).toBe('from the server: /dashboard')
  })
})
