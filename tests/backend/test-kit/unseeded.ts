import { log } from '../../support/log.ts'
import { closeOnSignal, databaseChoice } from '../command.ts'
import { startBackend } from '../http/server.ts'

/** The back end as `main.ts` runs it, on any free port and without ready-made patients: a process to kill and to race. */
const backend = await startBackend({ database: databaseChoice(), port: 0, testAdmin: true, seed: false, quiet: true })
closeOnSignal(backend)
log(`The back end answers on ${backend.origin}`)
