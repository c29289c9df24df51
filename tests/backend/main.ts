import { closeOnSignal, databaseChoice, portFrom, printPatients, run, sayCode, serverSettings } from './command.ts'
import { log } from '../support/log.ts'
import { startBackend } from './http/server.ts'

/** The back end alone, for a portal that is served elsewhere. */
await run(async () => {
  const around = serverSettings(4803)
  const backend = await startBackend({
    database: databaseChoice(),
    port: portFrom('CLINIC_PORT', 4801),
    ...around,
    seed: true,
    allowOrigins: (process.env['CLINIC_ALLOW_ORIGIN'] ?? '')
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    onCode: sayCode,
    onStep: log,
  })
  closeOnSignal(backend)
  log(`The back end answers on ${backend.origin}`)
  printPatients(backend.origin, around.testAdmin)
})
