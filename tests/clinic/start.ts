import { requireNode } from './node-version.ts'

requireNode()
const { spawn } = await import('node:child_process')
const { once } = await import('node:events')
const { closeOnSignal, databaseChoice, portFrom, printPatients, run } = await import('./command.ts')
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
    database: databaseChoice(), port, desk: true, site: `${root}dist`, seed: true, quiet: true, onCode: console.log,
  })
  closeOnSignal(clinic)
  printPatients(clinic.origin)
  console.log(`The portal is open at ${clinic.origin} (Ctrl-C stops it; the data stays in .clinic)`)
})
