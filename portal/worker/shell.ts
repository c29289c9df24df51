import { hex } from '../rules/hex.ts'

/** A file of the build, as the build lists it. */
export interface ShellFile {
  /** Without a slash in front. */
  url: string
  /** What tells its versions apart; null where its name does. */
  revision: string | null
  /** Of a page: only its very bytes are kept, so that it never stands beside scripts of another version. */
  integrity?: string
}

const prefix = 'shell-'
const addressOf = (url: string) => `/${url}`
const isText = (address: string) => address.startsWith('/locales/')
const isAsset = (address: string) => address.startsWith('/assets/')

/** How long a text may take before the kept copy is shown, in ms. */
const patience = 3000

/** A name for this set of files: another file, or another version of one, is another name. */
export async function versionOf(files: readonly ShellFile[]): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(files))))
  return hex(bytes.slice(0, 8))
}

/** Keeps all files of a version, or none: without one of them the version before stays. */
export async function keep(files: readonly ShellFile[], version: string): Promise<void> {
  const cache = await caches.open(prefix + version)
  // What has its version in its name may come from the browser's own cache.
  await cache.addAll(files.map(({ url, revision, integrity }) => new Request(addressOf(url), {
    credentials: 'omit', cache: revision === null ? 'default' : 'reload', ...(integrity && { integrity }),
  })))
}

/** Drops what older versions kept, save the last before this one: a tab may still show that, and ask for its scripts. */
export async function dropOlder(version: string): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== prefix + version)
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
}

type Asked = Pick<Request, 'method' | 'mode' | 'url'>

/**
 * The answer to a request, or null where it is none of the worker's business: then the browser asks as if there were
 * no worker. What is answered is a page, or a file that the build lists; nothing that comes from elsewhere is ever kept.
 */
export function answerTo(request: Asked, { files, known, isScreen }: Shell): (() => Promise<Response>) | null {
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return null
  const kept = async (name: string) => caches.match(addressOf(name), { cacheName: prefix + await known, ignoreVary: true })
  const ask = () => fetch(request as Request)
  const name = pathname.slice(1)
  const isListed = files.some(({ url }) => url === name)
  if (request.mode === 'navigate') {
    if (isAsset(pathname) || isText(pathname)) return null
    const page = async () => asPage(await kept(files.some(({ url }) => url === `${name}.html`) ? `${name}.html` : 'index.html'))
    // An address the portal does not know may be another program's; without a connection the portal says so itself.
    if (!isScreen(pathname)) return () => ask().catch(async (cause: unknown) => (await page()) ?? Promise.reject(cause))
    return async () => (await page()) ?? ask()
  }
  if (isAsset(pathname)) return async () => (await caches.match(pathname, { ignoreVary: true })) ?? ask()
  if (!isListed) return null
  return isText(pathname) ? () => newest(request as Request, () => kept(name)) : async () => (await kept(name)) ?? ask()
}

interface Shell {
  files: readonly ShellFile[]
  /** The name of this version, once it is known. */
  known: Promise<string>
  /** Whether a screen of the portal has this address. */
  isScreen: (pathname: string) => boolean
}

/** A page may not come from where another was asked for: what was redirected on the way is told anew, headers and all. */
const asPage = (response: Response | undefined) => response && new Response(response.body, { headers: response.headers })

/** A clinic can change a word without a new build, so texts are asked for; where that fails, the kept copy speaks. */
async function newest(request: Request, kept: () => Promise<Response | undefined>): Promise<Response> {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(patience) })
    return response.ok ? response : (await kept()) ?? response
  } catch (cause) {
    return (await kept()) ?? Promise.reject(cause)
  }
}
