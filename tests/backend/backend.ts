import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Database } from './database/database.ts'
import type { ReceivedReport } from './field-report.ts'
import type { Faults } from './http/fault.ts'
import type { Log } from './http/log.ts'

/** Where this back end stands among other addresses. */
export interface Setting {
  /** Origins of the portal that a patient may be sent back to. */
  portalOrigins: () => readonly string[]
  /** Where the stand-ins for the verification and payment sites answer. */
  standInOrigin: () => string
  /** Whether a proxy stands in front, whose header names the caller. */
  isBehindProxy: boolean
  /** Made for tests and trying out: what only another company may say in earnest can be said by hand. */
  isTryout: boolean
}

/** What every part of one running clinic shares. */
export interface Backend {
  database: Database
  faults: Faults
  /** How many uploads of a patient this process is taking in: each holds its files in memory until they are kept. */
  uploads: Map<number, number>
  /** The last reports of what goes wrong in the portal, for the test admin only. */
  fieldReports: ReceivedReport[]
  log: Log
  setting: Setting
  onCode: (line: string) => void
  /** Aborted when the back end is closing: nothing may be held up any longer. */
  stopping: AbortSignal
}

/** `template` is the path as the contract writes it: an id in a path is nothing for a log. */
export interface Env {
  Bindings: HttpBindings
  Variables: { template?: string }
}
export type BackendContext = Context<Env>
