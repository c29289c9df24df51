import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer, type Server as SecureServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createApp } from './app.ts'
import type { Backend } from '../backend.ts'
import type { Database } from '../database/database.ts'
import { openDirectory, openMemory } from '../database/embedded.ts'
import { keepRemoving, removeExpired } from '../database/expiry.ts'
import { migrate } from '../database/migrate.ts'
import { openPostgres } from '../database/postgres.ts'
import type { Certificate } from './certificate.ts'
import { createFaults } from './fault.ts'
import { createLog } from './log.ts'
import { seedReadyMade } from '../scenario/seed.ts'
import { createSite } from './site.ts'
import { createStandIn } from '../stand-in/stand-in.ts'

export type DatabaseChoice =
  | { directory: string; fresh?: boolean }
  | { url: string }
  | { memory: true }
  | { open: Database }

interface BackendOptions {
  database: DatabaseChoice
  /** 0 takes any free port. */
  port: number
  /** Where the stand-ins for other companies answer; any free port by default. */
  standInPort?: number
  host?: string
  /** The control surface for tests and trying out: never where anyone else can reach it. */
  testAdmin: boolean
  /** The folder of a built portal to serve at the same origin. */
  site?: string
  /** Adds the ready-made patients. */
  seed: boolean
  allowOrigins?: readonly string[]
  /** Believe the proxy in front about who calls. */
  behindProxy?: boolean
  /** Serves https; the stand-ins stay on plain http. */
  certificate?: Certificate
  /** Only failures are logged. */
  quiet?: boolean
  onCode?: (line: string) => void
  /** Hears what takes time before the back end answers. */
  onStep?: (step: string) => void
  write?: (text: string) => void
}

export interface RunningBackend {
  origin: string
  /** Where the stand-ins for other companies answer. */
  standInOrigin: string
  close(): Promise<void>
}

export async function openDatabase(choice: DatabaseChoice): Promise<Database> {
  if ('open' in choice) return choice.open
  if ('url' in choice) return openPostgres(choice.url)
  if ('directory' in choice) return openDirectory(choice.directory, choice.fresh)
  return openMemory()
}

/** How long calls that are under way may take when the back end closes: an upload is finished, not cut. */
const patience = 30_000

async function closeServer(server: Server | SecureServer, silent: ReadonlySet<Socket>): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  // A line that was busy just now is idle a moment later.
  const idleTimer = setInterval(() => server.closeIdleConnections(), 100)
  for (const socket of silent) socket.destroy()
  const timer = setTimeout(() => server.closeAllConnections(), patience)
  await closed
  clearInterval(idleTimer)
  clearTimeout(timer)
}

async function listen(server: Server | SecureServer, port: number, host: string): Promise<number> {
  server.listen(port, host)
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

interface Serving {
  origin: string
  close(): Promise<void>
}

async function serveAt(
  fetch: Parameters<typeof getRequestListener>[0],
  port: number,
  host: string,
  certificate?: Certificate,
): Promise<Serving> {
  const answer = getRequestListener(fetch)
  // Lines that were opened and never used, as browsers do ahead of need: Node does not count them as idle.
  const silent = new Set<Socket>()
  const listener: RequestListener = (request, response) => {
    silent.delete(request.socket)
    void answer(request, response)
  }
  const server = certificate ? createSecureServer(certificate, listener) : createServer(listener)
  server.on(certificate ? 'secureConnection' : 'connection', (socket: Socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  // Longer than any client keeps an idle line, so that none is cut just when it is used again.
  server.keepAliveTimeout = 75_000
  const origin = `${certificate ? 'https' : 'http'}://${host}:${await listen(server, port, host)}`
  return { origin, close: () => closeServer(server, silent) }
}

async function serve(options: BackendOptions, database: Database): Promise<RunningBackend> {
  const host = options.host ?? '127.0.0.1'
  const stopping = new AbortController()
  const allowOrigins = options.allowOrigins ?? []
  let origin = ''
  const log = createLog(options.write ?? ((text) => process.stdout.write(text)), options.quiet ?? false)
  const standIn = await serveAt(
    createStandIn(database, log, () => allowOrigins[0] ?? origin).fetch,
    options.standInPort ?? 0,
    host,
  )
  const backend: Backend = {
    database,
    faults: createFaults(),
    uploads: new Map(),
    fieldReports: [],
    log,
    setting: {
      portalOrigins: () => [origin, ...allowOrigins],
      standInOrigin: () => standIn.origin,
      isTryout: options.testAdmin,
      isBehindProxy: options.behindProxy ?? false,
    },
    onCode: options.onCode ?? (() => {}),
    stopping: stopping.signal,
  }
  const site = options.site === undefined ? undefined : await createSite(options.site, () => origin)
  const app = createApp({ backend, allowOrigins, testAdmin: options.testAdmin, ...(site && { site }) })
  try {
    const own = await serveAt(app.fetch, options.port, host, options.certificate)
    origin = own.origin
    const stopRemoving = keepRemoving(database, log)
    return {
      origin,
      standInOrigin: standIn.origin,
      async close() {
        stopping.abort()
        stopRemoving()
        await Promise.all([own.close(), standIn.close()])
        await database.close()
      },
    }
  } catch (error) {
    await standIn.close()
    throw error
  }
}

/** Opens the database, brings it up to date and answers calls until `close`. */
export async function startBackend(options: BackendOptions): Promise<RunningBackend> {
  const { onStep = () => {} } = options
  if (!('open' in options.database)) onStep('Opening the database …')
  const database = await openDatabase(options.database)
  try {
    onStep('Bringing the database up to date …')
    await migrate(database)
    await removeExpired(database)
    if (options.seed) await seedReadyMade(database, onStep)
    return await serve(options, database)
  } catch (error) {
    await database.close()
    throw error
  }
}
