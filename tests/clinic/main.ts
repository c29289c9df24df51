import { requireNode } from './node-version.ts'

requireNode()
const { closeOnSignal, databaseChoice, portFrom, printPatients, run, sayCode, serverSettings } = await import('./command.ts')
const { say } = await import('../support/say.ts')
const { startClinic } = await import('./http/server.ts')

/** The clinic alone, for a portal that is served elsewhere. */
await run(async () => {
  const around = serverSettings(4803)
  const clinic = await startClinic({
    database: databaseChoice(),
    port: portFrom('CLINIC_PORT', 4801),
    ...around,
    seed: true,
    allowOrigins: (process.env['CLINIC_ALLOW_ORIGIN'] ?? '').split(',').map((origin) => origin.trim()).filter(Boolean),
    onCode: sayCode,
    onStep: say,
  })
  closeOnSignal(clinic)
  say(`The clinic answers on ${clinic.origin}`)
  printPatients(clinic.origin, around.desk)
})
