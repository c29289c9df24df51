import { fileURLToPath } from 'node:url'
import { say } from '../support/say.ts'
import { readyMade } from './recipe/ready-made.ts'
import { recipeOf } from './recipe/recipe.ts'
import type { DatabaseChoice, RunningClinic } from './http/server.ts'

/** A PostgreSQL of one's own when DATABASE_URL names it, otherwise the embedded one, in the checkout unless CLINIC_DATA says where. */
export function databaseChoice(): DatabaseChoice {
  const url = process.env['DATABASE_URL']
  if (url) return { url }
  return { directory: process.env['CLINIC_DATA'] || fileURLToPath(new URL('../../.clinic', import.meta.url)), fresh: process.argv.includes('--fresh') }
}

export function portFrom(variable: string, standard: number): number {
  const given = process.env[variable]
  if (given === undefined || given === '') return standard
  const port = Number(given)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new Error(`${variable} must be a port number, not "${given}".`)
}

/**
 * What every command leaves to its surroundings. Behind a proxy everyone seems to call from this machine,
 * so the desk, which is for this machine only, is not there.
 */
export function surroundings(standInPort: number): { standInPort: number; behindProxy: boolean; desk: boolean } {
  const behindProxy = process.env['CLINIC_BEHIND_PROXY'] === '1'
  return { standInPort: portFrom('CLINIC_STAND_IN_PORT', standInPort), behindProxy, desk: !behindProxy }
}

/** The states are in Dutch, as the patients are. */
export function printPatients(origin: string, hasDesk: boolean): void {
  const rows = readyMade.map(({ state, email, password }) => [email, password, recipeOf(state).about] as const)
  const [wide, wider] = [Math.max(...rows.map(([email]) => email.length)), Math.max(...rows.map(([, password]) => password.length))]
  say('\nReady-made patients (e-mail, password, state):')
  for (const [email, password, about] of rows) say(`  ${email.padEnd(wide)}  ${password.padEnd(wider)}  ${about}`)
  say(`\nSign-in codes appear here${hasDesk ? ` and on ${origin}/desk/outbox (that page also stands in for the authenticator app)` : ''}.\n`)
}

/** One sentence for what a developer can do something about. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  return code === 'EADDRINUSE' ? `Port ${port} is in use: stop what runs there, or choose another port.` : error.message
}

/** Runs until Ctrl-C or a request to stop, then closes in order; a second Ctrl-C does not wait. */
export function closeOnSignal(clinic: RunningClinic, alsoStop: () => void = () => {}): void {
  let isClosing = false
  const stop = async () => {
    if (isClosing) process.exit(1)
    isClosing = true
    alsoStop()
    await clinic.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
}

/** Starts, or says in one line why not. */
export async function run(start: () => Promise<void>): Promise<void> {
  try {
    await start()
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    process.exit(1)
  }
}
