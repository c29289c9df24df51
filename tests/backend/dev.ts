import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import {
  browserLines,
  closeOnSignal,
  databaseChoice,
  portFrom,
  printPatients,
  run,
  portalSettings,
  sayCode,
  serverSettings,
} from './command.ts'
import { log } from '../support/log.ts'
import { startBackend } from './http/server.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The back end and Vite's own server side by side; the only set-up in which the portal calls another origin. */
await run(async () => {
  const around = serverSettings(4803)
  const port = portFrom('CLINIC_PORT', 4801)
  const sitePort = portFrom('PORT', 5173)
  const backend = await startBackend({
    database: databaseChoice(),
    port,
    ...around,
    seed: true,
    onCode: sayCode,
    onStep: log,
    allowOrigins: [`http://127.0.0.1:${sitePort}`, `http://localhost:${sitePort}`],
  })
  printPatients(backend.origin, around.testAdmin)
  log('Starting the portal with live reload …', ...browserLines(false))
  const vite = spawn(
    process.execPath,
    [`${root}node_modules/vite/bin/vite.js`, '--host', '127.0.0.1', '--port', String(sitePort), '--strictPort'],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        VITE_API_SSL: 'false',
        VITE_API_HOST: '127.0.0.1',
        VITE_API_PORT: String(port),
        ...portalSettings(around),
      },
    },
  )
  closeOnSignal(backend, () => vite.kill())
  vite.once('exit', () => process.kill(process.pid, 'SIGTERM'))
})
