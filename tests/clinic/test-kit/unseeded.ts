import { say } from '../../support/say.ts'
import { closeOnSignal, databaseChoice } from '../command.ts'
import { startClinic } from '../http/server.ts'

/** The clinic as `main.ts` runs it, on any free port and without ready-made patients: a process to kill and to race. */
const clinic = await startClinic({ database: databaseChoice(), port: 0, desk: true, seed: false, quiet: true })
closeOnSignal(clinic)
say(`The clinic answers on ${clinic.origin}`)
