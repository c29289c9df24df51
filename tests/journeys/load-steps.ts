import type { Page, Request } from '@playwright/test'
import { expect } from './journey.ts'

interface Load {
  requests: string[]
  /** Bytes of script, packed as they came over the line. */
  script: number
  /** Those of each script, by its path. */
  scripts: Map<string, number>
  /** Bytes of everything else: the page is read and typed in with these. */
  page: number
}

/** What a page loads from now on, or since it was last asked: once all of it has come. */
export async function loadsOf(page: Page): Promise<() => Promise<Load>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const urls = new Map<string, string>()
  const underway = new Set<string>()
  const sizes = new Map<string, number>()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    urls.set(requestId, request.url)
    underway.add(requestId)
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    sizes.set(requestId, (sizes.get(requestId) ?? 0) + encodedDataLength)
  })
  session.on('Network.loadingFinished', ({ requestId }) => {
    underway.delete(requestId)
  })
  session.on('Network.loadingFailed', ({ requestId }) => {
    underway.delete(requestId)
  })
  return async () => {
    await expect.poll(() => underway.size).toBe(0)
    const load: Load = { requests: [], script: 0, scripts: new Map(), page: 0 }
    for (const [id, url] of urls) {
      const { pathname } = new URL(url)
      const size = sizes.get(id) ?? 0
      load.requests.push(pathname)
      load[pathname.endsWith('.js') ? 'script' : 'page'] += size
      if (pathname.endsWith('.js')) load.scripts.set(pathname, size)
    }
    urls.clear()
    sizes.clear()
    return load
  }
}

/** The path of what was asked for without the hash that the build gave it: eight letters may spell any word. */
export const plainPath = (url: string): string => new URL(url).pathname.replace(/-[\w-]{8}(?=\.\w+$)/, '')

/** Once a script of the build has come whole that is asked for from now on. */
export const fetched = (page: Page, name: string): Promise<Request> =>
  page.waitForEvent('requestfinished', (request) => new URL(request.url()).pathname.startsWith(`/assets/${name}-`))
