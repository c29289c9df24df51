import { hex } from '../rules/hex.ts'

/** A row of the precache manifest. */
export interface ShellFile {
  /** Path without a leading slash. */
  url: string
  /** Content hash; null if the file name contains one. */
  revision: string | null
  /** For pages: subresource integrity, so that a page is never cached with another version's scripts. */
  integrity?: string
}

const prefix = 'shell-'
const pathTo = (url: string) => `/${url}`
const isText = (address: string) => address.startsWith('/locales/')
const isAsset = (address: string) => address.startsWith('/assets/')

/** A hash of the manifest, in 16 hex digits: the name of this version. */
export async function versionOf(files: readonly ShellFile[]): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(files))))
  return hex(bytes.slice(0, 8))
}

const policyOf = (response: Response | undefined) => response?.headers.get('Content-Security-Policy')

/**
 * Caches all files of a version; rejects if one fails, and the previous version stays. It also rejects if a page comes
 * with another policy than the build's, as from a server that has the new files and not yet their headers: the browser
 * would block the page's inline scripts. The browser tries again at the next visit.
 */
export async function precache(files: readonly ShellFile[], version: string, policy: string): Promise<void> {
  const name = prefix + version
  const cache = await caches.open(name)
  // Files with a hash in their name may come from the HTTP cache.
  await cache.addAll(
    files.map(
      ({ url, revision, integrity }) =>
        new Request(pathTo(url), {
          credentials: 'omit',
          cache: revision === null ? 'default' : 'reload',
          ...(integrity && { integrity }),
        }),
    ),
  )
  const pages = files.filter(({ integrity }) => integrity !== undefined)
  const policies = await Promise.all(
    pages.map(async ({ url }) => policyOf(await caches.match(pathTo(url), { cacheName: name, ignoreVary: true }))),
  )
  if (policies.every((one) => one === policy)) return
  await caches.delete(name)
  throw new Error('A page came with another policy than that of the build.')
}

async function isBlockedByItsPolicy(page: Response): Promise<boolean> {
  const policy = policyOf(page)
  if (!policy) return false
  const inline = Array.from(
    (await page.text()).matchAll(/<(script|style)>([\s\S]*?)<\/\1>/g),
    ([, , text = '']) => text,
  )
  const hashes = await Promise.all(
    inline.map(async (text) => new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))),
  )
  return hashes.some((hash) => !policy.includes(btoa(String.fromCharCode(...hash))))
}

/**
 * Deletes pages that an earlier version cached with a policy that blocks their inline scripts. The earlier version's
 * worker then fetches them from the server, until this version takes over.
 */
export async function dropBlockedPages(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix))
  await Promise.all(names.map(async (name) => dropBlockedPagesOf(await caches.open(name))))
}

async function dropBlockedPagesOf(cache: Cache): Promise<void> {
  const dropIfBlocked = async (request: Request) => {
    const response = await cache.match(request, { ignoreVary: true })
    if (response?.headers.get('Content-Type')?.startsWith('text/html') && (await isBlockedByItsPolicy(response)))
      await cache.delete(request, { ignoreVary: true })
  }
  await Promise.all((await cache.keys()).map(dropIfBlocked))
}

/** Deletes the caches of older versions except the latest of them, whose scripts an open tab may still need. */
export async function dropOlder(version: string): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== prefix + version)
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
}

type RequestLike = Pick<Request, 'method' | 'mode' | 'url' | 'cache'>

/**
 * The answer to a request, or null if the worker does not handle it and the browser fetches it as usual. It handles
 * same-origin pages, assets and files in the manifest, from its cache; it never caches anything else. A request for a text
 * with `cache: 'no-cache'` gets the server's copy, which is stored for the next start.
 */
export function respondTo(
  request: RequestLike,
  { files, version, policy, pageFor }: Shell,
): (() => Promise<Response>) | null {
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return null
  const cached = async (name: string) =>
    caches.match(pathTo(name), { cacheName: prefix + (await version), ignoreVary: true })
  const fromNetwork = () => fetch(request as Request)
  const name = pathname.slice(1)
  const isListed = files.some(({ url }) => url === name)
  if (request.mode === 'navigate') {
    if (isAsset(pathname) || isText(pathname)) return null
    const screenPage = pageFor(pathname)
    const file = [screenPage, `${name}.html`].find((page) => files.some(({ url }) => url === page)) ?? 'index.html'
    const page = async () => {
      const response = await cached(file)
      return policyOf(response) === policy ? asPage(response) : undefined
    }
    // An unknown address may belong to another program, so ask the server first; offline, the portal's page is shown.
    if (screenPage === null)
      return () => fromNetwork().catch(async (cause: unknown) => (await page()) ?? Promise.reject(cause))
    return async () => (await page()) ?? fromNetwork()
  }
  if (isAsset(pathname)) return async () => (await caches.match(pathname, { ignoreVary: true })) ?? fromNetwork()
  if (!isListed) return null
  if (isText(pathname) && request.cache === 'no-cache')
    return async () => renewedText(request as Request, pathTo(name), prefix + (await version))
  return async () => (await cached(name)) ?? fromNetwork()
}

interface Shell {
  files: readonly ShellFile[]
  /** This version's hash. */
  version: Promise<string>
  /** The build's Content-Security-Policy. */
  policy: string
  /** File of the page that a screen's address may have, or null if no screen has that address. */
  pageFor: (pathname: string) => string | null
}

/** Copies a cached response: browsers refuse a redirected response for a navigation. */
const asPage = (response: Response | undefined) =>
  response && new Response(response.body, { headers: response.headers })

/** Whether an answer is a file of texts, and not, for instance, the sign-in page of a hotel's network. */
async function isTexts(response: Response): Promise<boolean> {
  if (!response.ok || response.redirected) return false
  const texts: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  return typeof texts === 'object' && texts !== null && !Array.isArray(texts)
}

/**
 * The server's copy of a text, which replaces the cached one, as a clinic can change texts without a new build. Without an
 * answer of the server, the cached one.
 */
async function renewedText(request: Request, address: string, cacheName: string): Promise<Response> {
  const cached = await caches.match(address, { cacheName, ignoreVary: true })
  if (!cached) return fetch(request)
  const response = await fetch(request).catch(() => null)
  if (!response || !(await isTexts(response))) return cached
  const cache = await caches.open(cacheName)
  // If the device has no room, the old copy stays.
  await cache.put(address, response.clone()).catch(() => undefined)
  return response
}
