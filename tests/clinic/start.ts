import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { requireNode } from './node-version.ts'

requireNode()
const { closeOnSignal, databaseChoice, portFrom, printPatients, run } = await import('./command.ts')
const { say } = await import('../support/say.ts')
const { startClinic } = await import('./server.ts')

const root = new URL('../../', import.meta.url).pathname

/** The base address is fixed when the portal is built, so it is built for the very port it is served on. */
async function buildPortal(port: number): Promise<void> {
  const build = spawn(`${root}node_modules/.bin/vite`, ['build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, VITE_API_SSL: 'false', VITE_API_HOST: '127.0.0.1', VITE_API_PORT: String(port) },
  })
  const [code] = await once(build, 'exit') as [number | null]
  if (code !== 0) throw new Error('The portal could not be built; what went wrong stands above.')
}

/** Portal and clinic together at one origin. */
await run(async () => {
  const port = portFrom('PORT', 4800)
  await buildPortal(port)
  const clinic = await startClinic({
    database: databaseChoice(), port, desk: true, site: `${root}dist`, seed: true, quiet: true, onCode: say,
  })
  closeOnSignal(clinic)
  printPatients(clinic.origin)
  say(`The portal is open at ${clinic.origin} (Ctrl-C stops it; the data stays in .clinic)`)
})
