import { Hono } from 'hono'
import type { Database } from '../database/database.ts'
import { failureOf, type Log } from '../http/log.ts'
import { pageHeaders } from './page.ts'
import { paymentSite } from './payment.ts'
import { verificationSite } from './verification.ts'

/** The companies a clinic works with, on an origin of their own as in earnest. */
export function createStandIn(database: Database, log: Log, portalOrigin: () => string): Hono {
  const app = new Hono()
  app.route('/verify', verificationSite(database, portalOrigin))
  app.route('/pay', paymentSite(database))
  // Without this, a whole error is printed, with whatever was typed in its message.
  app.onError((error, context) => {
    log.line({
      time: new Date().toISOString(),
      level: 'error',
      method: context.req.method,
      path: 'stand-in',
      status: 500,
      ms: 0,
      failure: failureOf(error),
    })
    return context.text('Er ging iets mis.', 500, pageHeaders)
  })
  return app
}
