import type { MiddlewareHandler } from 'hono'
import type { Env } from '../backend.ts'
import { isLoopback } from '../http/caller-address.ts'
import { Refusal } from '../http/refusal.ts'

const ownName = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/i

/** What a proxy writes: through one, everybody seems to call from this machine. */
const proxyHeader = /^(?:forwarded|x-forwarded-.+|via)$/i

/**
 * The test admin reads codes and sells times, so it is for this machine only: the connection comes from it, the name asked
 * for is one of its own (a rebound DNS name is not), no proxy passed it on, and a page of another origin cannot be behind the call.
 */
export const testAdminGuard: MiddlewareHandler<Env> = async ({ env, req }, next) => {
  const host = req.header('host') ?? ''
  const origin = req.header('origin')
  const isProxied = Object.keys(env.incoming.headers).some((name) => proxyHeader.test(name))
  const isLocal = !isProxied && isLoopback(env.incoming.socket.remoteAddress ?? '') && ownName.test(host)
  if (!isLocal || (origin !== undefined && origin !== new URL(req.url).origin))
    throw new Refusal(403, 'De balie is alleen vanaf deze computer bereikbaar.')
  if (req.method === 'POST' && req.header('content-type')?.split(';')[0]?.trim() !== 'application/json') {
    throw new Refusal(415, 'De gegevens moeten als JSON worden verstuurd.')
  }
  await next()
}
