import { closeOnSignal, databaseChoice, portFrom, printPatients, run, sayCode, serverSettings } from './command.ts'
import { say } from '../support/say.ts'
import { startClinic } from './http/server.ts'

/** The clinic alone, for a portal that is served elsewhere. */
await run(async () => {
  const around = serverSettings(4803)
  const clinic = await startClinic({
    database: databaseChoice(),
    port: portFrom('CLINIC_PORT', 4801),
    ...around,
    seed: true,
    allowOrigins: (process.env['CLINIC_ALLOW_ORIGIN'] ?? '')
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    onCode: sayCode,
    onStep: say,
  })
  closeOnSignal(clinic)
  say(`The clinic answers on ${clinic.origin}`)
  printPatients(clinic.origin, around.desk)
})
