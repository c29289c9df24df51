import { failureOf, type Log } from '../http/log.ts'
import type { Database } from './database.ts'

const anHourAgo = `now() - interval '1 hour'`

/** What is worth nothing any more: no call would find it, and no limit counts it. */
const expired = [
  `delete from code where expires_at < now() and sent_at < ${anHourAgo}`,
  `delete from outbox where sent_at < ${anHourAgo}`,
  `delete from wrong_code where at < ${anHourAgo}`,
  `delete from address_try where at < ${anHourAgo}`,
  `delete from registration_message where at < ${anHourAgo}`,
  `delete from password_attempt where at < now() - interval '1 day' and coalesce(locked_until < now(), true)`,
  'delete from registration where expires_at < now()',
  'delete from session where expires_at < now()',
  'delete from payment where expires_at < now()',
]

/** One after another, so that no call waits for all of them. */
export async function removeExpired(database: Database): Promise<void> {
  for (const sql of expired) await database.rows(sql)
}

const everyTenMinutes = 600_000

/** Goes on until the given function is called; a failure is logged, and the next time may go better. */
export function keepRemoving(database: Database, log: Log): () => void {
  const timer = setInterval(() => {
    removeExpired(database).catch((error: unknown) => {
      log.line({
        time: new Date().toISOString(),
        level: 'error',
        method: '-',
        path: 'expiry',
        status: 500,
        ms: 0,
        failure: failureOf(error),
      })
    })
  }, everyTenMinutes)
  return () => clearInterval(timer)
}
