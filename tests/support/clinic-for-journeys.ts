import { startClinic } from '#tests/clinic/http/server.ts'
import { builtPortal, journeyPort, journeyStandInPort } from './places.ts'
import { say } from './say.ts'

// The built portal and the real clinic at one origin, with the headers the build wrote; the data lives as long as the process.
const clinic = await startClinic({
  database: { memory: true },
  port: journeyPort,
  standInPort: journeyStandInPort,
  desk: true,
  site: builtPortal,
  seed: true,
  quiet: true,
})
say(`The clinic answers at ${clinic.origin}.`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void clinic.close())
