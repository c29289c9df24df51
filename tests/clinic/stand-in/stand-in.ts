import { Hono } from 'hono'
import type { Database } from '../database/database.ts'
import { paymentSite } from './payment.ts'
import { verificationSite } from './verification.ts'

/** The companies a clinic works with, on an origin of their own as in earnest. */
export function createStandIn(database: Database): Hono {
  const app = new Hono()
  app.route('/verify', verificationSite(database))
  app.route('/pay', paymentSite(database))
  return app
}
