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
const addressOf = (url: string) => `/${url}`
const isText = (address: string) => address.startsWith('/locales/')
const isAsset = (address: string) => address.startsWith('/assets/')

/** A hash of the manifest, in 16 hex digits. */
export async function versionOf(files: readonly ShellFile[]): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(files))))
  return hex(bytes.slice(0, 8))
}

/** Caches all files of a version; rejects if one fails, and the previous version stays. */
export async function keep(files: readonly ShellFile[], version: string): Promise<void> {
  const cache = await caches.open(prefix + version)
  // Files with a hash in their name may come from the HTTP cache.
  await cache.addAll(
    files.map(
      ({ url, revision, integrity }) =>
        new Request(addressOf(url), {
          credentials: 'omit',
          cache: revision === null ? 'default' : 'reload',
          ...(integrity && { integrity }),
        }),
    ),
  )
}

/** Deletes the caches of older versions except the latest of them, whose scripts an open tab may still need. */
export async function dropOlder(version: string): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== prefix + version)
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
}

type RequestLike = Pick<Request, 'method' | 'mode' | 'url' | 'cache'>

/**
 * The answer to a request, or null if the worker does not handle it and the browser fetches it as usual. It handles
 * same-origin pages, assets and files in the manifest, from its cache; it never caches anything else. A page that asks
 * for a text past all caches gets the server's, which is kept for the next start.
 */
export function answerTo(request: RequestLike, { files, known, pageFor }: Shell): (() => Promise<Response>) | null {
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return null
  const cached = async (name: string) =>
    caches.match(addressOf(name), { cacheName: prefix + (await known), ignoreVary: true })
  const fromNetwork = () => fetch(request as Request)
  const name = pathname.slice(1)
  const isListed = files.some(({ url }) => url === name)
  if (request.mode === 'navigate') {
    if (isAsset(pathname) || isText(pathname)) return null
    const screenPage = pageFor(pathname)
    const kept = [screenPage, `${name}.html`].find((page) => files.some(({ url }) => url === page)) ?? 'index.html'
    const page = async () => asPage(await cached(kept))
    // An unknown address may belong to another program, so ask the server first; offline, the portal's page is shown.
    if (screenPage === null)
      return () => fromNetwork().catch(async (cause: unknown) => (await page()) ?? Promise.reject(cause))
    return async () => (await page()) ?? fromNetwork()
  }
  if (isAsset(pathname)) return async () => (await caches.match(pathname, { ignoreVary: true })) ?? fromNetwork()
  if (!isListed) return null
  if (isText(pathname) && request.cache === 'no-cache')
    return async () => renewedText(request as Request, addressOf(name), prefix + (await known))
  return async () => (await cached(name)) ?? fromNetwork()
}

interface Shell {
  files: readonly ShellFile[]
  /** This version's hash. */
  known: Promise<string>
  /** File of the page that a screen's address may have, or null if no screen has that address. */
  pageFor: (pathname: string) => string | null
}

/** Copies a cached response: browsers refuse a redirected response for a navigation. */
const asPage = (response: Response | undefined) =>
  response && new Response(response.body, { headers: response.headers })

/** Whether an answer is a file of texts: not the sign-in page of a hotel's network, for instance. */
async function isTexts(response: Response): Promise<boolean> {
  if (!response.ok || response.redirected) return false
  const texts: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  return typeof texts === 'object' && texts !== null && !Array.isArray(texts)
}

/**
 * The server's copy of a text, which takes the place of the kept one, as a clinic can change texts without a new build.
 * Where the server has none to give, the kept one.
 */
async function renewedText(request: Request, address: string, cacheName: string): Promise<Response> {
  const kept = await caches.match(address, { cacheName, ignoreVary: true })
  if (!kept) return fetch(request)
  const response = await fetch(request).catch(() => null)
  if (!response || !(await isTexts(response))) return kept
  const cache = await caches.open(cacheName)
  // A device without room keeps what it has.
  await cache.put(address, response.clone()).catch(() => undefined)
  return response
}
