import { startBackend } from '#tests/backend/http/server.ts'
import { builtPortal, journeyPort, journeyStandInPort } from './ports.ts'
import { log } from './log.ts'

// The built portal and the real clinic at one origin, with the headers the build wrote; the data lives as long as the process.
const backend = await startBackend({
  database: { memory: true },
  port: journeyPort,
  standInPort: journeyStandInPort,
  testAdmin: true,
  site: builtPortal,
  seed: true,
  quiet: true,
})
log(`The clinic answers at ${backend.origin}.`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void backend.close())
