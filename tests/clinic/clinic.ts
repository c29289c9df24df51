import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Database } from './database/database.ts'
import type { Faults } from './fault.ts'
import type { Log } from './log.ts'

/** What every part of one running clinic shares. */
export interface Clinic {
  database: Database
  faults: Faults
  log: Log
  onCode: (line: string) => void
  /** Aborted when the clinic is closing: nothing may be held up any longer. */
  stopping: AbortSignal
}

/** `template` is the path as the contract writes it: an id in a path is nothing for a log. */
export interface Env {
  Bindings: HttpBindings
  Variables: { template?: string }
}
export type ClinicContext = Context<Env>
