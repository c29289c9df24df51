import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { cors } from 'hono/cors'
import type { Backend, BackendContext, Env } from '../backend.ts'
import { callNames, endpointOf } from '#portal/api/contract/contract.ts'
import { readToken } from '../credential/header.ts'
import { endSession } from '../credential/session.ts'
import { sqlState } from '../database/database.ts'
import { createTestAdmin } from '../test-admin/test-admin.ts'
import { dispatch } from './dispatch.ts'
import { createHealth } from './health.ts'
import { failureOf } from './log.ts'
import { reportPath } from '../field-report.ts'
import { signOutPath } from '../sign-out-path.ts'
import { openApi } from '#portal/api/contract/openapi.ts'
import { malformed, Refusal } from './refusal.ts'
import type { Site } from './site.ts'
import { takeFieldReport } from './take-field-report.ts'

/** On every answer that is no part of the portal. The policy leaves a browser nothing to do with it but read it. */
const callHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}

const callPaths = ['/auth/*', '/patientPortal/*', '/identification/*']

interface AppOptions {
  backend: Backend
  /** Origins that may call from elsewhere, exactly as a browser writes them. None by default. */
  allowOrigins: readonly string[]
  testAdmin: boolean
  site?: Site
}

/** Postgres' class 22: a value that fits the contract and no column, such as a NUL in a text. */
function isUnstorable(error: unknown): boolean {
  return sqlState(error).startsWith('22')
}

function onError(backend: Backend, error: Error, context: BackendContext): Response {
  if (error instanceof Refusal) return error.response()
  if (isUnstorable(error)) return malformed().response()
  const reference = randomUUID().slice(0, 8)
  backend.log.line({
    time: new Date().toISOString(),
    level: 'error',
    method: context.req.method,
    path: context.get('template') ?? '-',
    status: 500,
    ms: 0,
    reference,
    failure: failureOf(error),
  })
  return Response.json(
    { message: `Er ging iets mis bij ons. Noem dit nummer als u contact opneemt: ${reference}.` },
    { status: 500 },
  )
}

function notFoundCall(): Response {
  return new Refusal(404, 'Dit adres bestaat niet.').response()
}

function addCalls(app: Hono<Env>, backend: Backend, allowOrigins: readonly string[]): void {
  for (const path of callPaths) {
    if (allowOrigins.length > 0) {
      app.use(
        path,
        cors({
          origin: [...allowOrigins],
          allowMethods: ['GET', 'POST'],
          allowHeaders: ['Authorization', 'Content-Type'],
          exposeHeaders: ['Retry-After', 'Date'],
        }),
      )
    }
    app.use(path, compress())
  }
  for (const name of callNames) {
    const { method, path } = endpointOf(name)
    app.on(method, path, (context) => {
      context.set('template', path)
      return dispatch(backend, name, context)
    })
  }
  app.post(signOutPath, async (context) => {
    context.set('template', signOutPath)
    const token = readToken(context.req.header('authorization'), 'token')
    if (token !== undefined) await endSession(backend.database, token)
    // The same whoever asks: what was logged off already is logged off.
    return context.body(null, 204)
  })
  app.post(reportPath, (context) => {
    context.set('template', reportPath)
    return takeFieldReport(backend, context)
  })
  for (const path of callPaths) app.all(path, notFoundCall)
}

export function createApp({ backend, allowOrigins, testAdmin, site }: AppOptions): Hono<Env> {
  const app = new Hono<Env>()
  app.use(async (context, next) => {
    const start = performance.now()
    await next()
    backend.log.line({
      time: new Date().toISOString(),
      level: 'info',
      method: context.req.method,
      path: context.get('template') ?? '-',
      status: context.res.status,
      ms: Math.round(performance.now() - start),
    })
  })
  app.use(async (context, next) => {
    await next()
    // The portal's pages and the test admin's have a policy of their own.
    if (context.res.headers.has('Content-Security-Policy')) return
    for (const [name, value] of Object.entries(callHeaders)) context.res.headers.set(name, value)
  })
  app.use(async (context, next) => {
    await next()
    // The server gives the rest of a request half a second after the answer, and then cuts the line: whatever else was sent on it by then is lost.
    if (!context.env.incoming.complete) context.res.headers.set('Connection', 'close')
  })
  addCalls(app, backend, allowOrigins)
  app.route('/health', createHealth(backend))
  app.get('/openapi.json', (context) => context.json(openApi('3.1.0', signOutPath)))
  if (testAdmin) app.route('/test-admin', createTestAdmin(backend))
  if (site) app.get('*', (context) => site(context))
  app.notFound(notFoundCall)
  app.onError((error, context) => onError(backend, error, context))
  return app
}
