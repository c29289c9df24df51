import { once } from 'node:events'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { Env } from '../../backend/backend.ts'
import { startBackend } from '../../backend/http/server.ts'
import { createSite } from '../../backend/http/site.ts'
import { send, type BackendClient } from '../../backend/test-kit/test-backend.ts'
import { openTestAdmin } from '../../support/test-admin.ts'
import { freePort } from '../../support/free-port.ts'
import { buildSite } from '../built-site.ts'
import { addStaticPage } from '../performance/first-page.ts'

/** A request that reached the server of the portal, calls aside: these go to another origin. */
export interface Asked {
  path: string
  /** In ms since 1970, as a page's `performance.timeOrigin`. */
  at: number
  /** As the browser says what it is for: what the service worker caches ahead of need is for nothing in particular. */
  destination: string | undefined
  /** Of the body, as it was sent. */
  bytes: number
}

export interface PortalSite extends BackendClient {
  origin: string
  asked: readonly Asked[]
  close: () => Promise<void>
}

/** The built portal at one origin and the back end at another, as patients have it: calls cost a preflight. */
export async function openPortalSite(): Promise<PortalSite> {
  const [port, callPort] = [await freePort(), await freePort()]
  const origin = `http://127.0.0.1:${port}`
  const folder = await buildSite('portal-start', callPort)
  addStaticPage(folder)
  const asked: Asked[] = []
  const site = await createSite(folder, () => origin)
  const app = new Hono<Env>().get('*', async (context) => {
    const at = performance.timeOrigin + performance.now()
    const response = await site(context)
    asked.push({
      path: context.req.path,
      at,
      destination: context.req.header('sec-fetch-dest'),
      bytes: Number(response.headers.get('content-length') ?? 0),
    })
    return response
  })
  const listener = getRequestListener(app.fetch)
  const server = createServer((request, response) => void listener(request, response))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const backend = await startBackend({
    database: { memory: true },
    port: callPort,
    testAdmin: true,
    seed: false,
    quiet: true,
    allowOrigins: [origin],
  })
  return {
    origin,
    asked,
    testAdmin: openTestAdmin(backend.origin),
    call: (name, input = {}) => send(backend.origin, name, input),
    async close() {
      server.close()
      server.closeAllConnections()
      await backend.close()
    },
  }
}
