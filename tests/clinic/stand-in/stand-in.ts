import { Hono } from 'hono'
import type { Database } from '../database/database.ts'
import { verificationSite } from './verification.ts'

/** The companies a clinic works with, on an origin of their own as in earnest. */
export function createStandIn(database: Database): Hono {
  const app = new Hono()
  app.route('/verify', verificationSite(database))
  return app
}
