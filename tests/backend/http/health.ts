import { Hono } from 'hono'
import type { Backend, Env } from '../backend.ts'

/** For whoever keeps the process running: `live` while it answers at all, `ready` while its database does and it is not stopping. */
export function createHealth({ database, stopping }: Backend): Hono<Env> {
  const health = new Hono<Env>()
  health.get('/live', (context) => context.json({ live: true }))
  health.get('/ready', async (context) => {
    const isReady =
      !stopping.aborted &&
      (await database.rows('select').then(
        () => true,
        () => false,
      ))
    return context.json({ ready: isReady }, isReady ? 200 : 503)
  })
  return health
}
