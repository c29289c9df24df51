import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import {
  browserLines,
  closeOnSignal,
  databaseChoice,
  portFrom,
  printPatients,
  run,
  portalSettings,
  requireFreePort,
  sayCode,
  serverSettings,
} from './command.ts'
import { log } from '../support/log.ts'
import { makeCertificate } from './http/certificate.ts'
import { openDatabase, startBackend } from './http/server.ts'

/** For a browser that keeps a session over https only. */
const isSecure = process.argv.includes('--https')
const root = fileURLToPath(new URL('../../', import.meta.url))

/** The base address is fixed when the portal is built, so it is built for the very port it is served on. */
async function buildPortal(port: number, around: ReturnType<typeof serverSettings>): Promise<void> {
  log('Building the portal …')
  const build = spawn(process.execPath, [`${root}node_modules/vite/bin/vite.js`, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      VITE_API_SSL: String(isSecure),
      VITE_API_HOST: '127.0.0.1',
      VITE_API_PORT: String(port),
      ...portalSettings(around),
    },
  })
  const [code] = (await once(build, 'exit')) as [number | null]
  if (code !== 0) throw new Error('The portal could not be built; what went wrong stands above.')
}

/** The data comes first: a second start must not build over the first one's feet to find it taken. */
async function openAndBuild(port: number, around: ReturnType<typeof serverSettings>) {
  log('Opening the database …')
  const database = await openDatabase(databaseChoice())
  try {
    await buildPortal(port, around)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Portal and clinic together at one origin. */
await run(async () => {
  const around = serverSettings(4802)
  const port = portFrom('PORT', 4800)
  for (const one of [port, around.standInPort]) await requireFreePort(one)
  const certificate = isSecure ? await makeCertificate() : undefined
  const backend = await startBackend({
    database: { open: await openAndBuild(port, around) },
    port,
    ...around,
    site: `${root}dist`,
    seed: true,
    quiet: true,
    onCode: sayCode,
    onStep: log,
    ...(certificate && { certificate }),
  })
  closeOnSignal(backend)
  printPatients(backend.origin, around.testAdmin)
  log(
    `The portal is open at ${backend.origin} (Ctrl-C stops it; the data stays for the next start)`,
    ...browserLines(isSecure),
  )
})
