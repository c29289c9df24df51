import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { log } from '../support/log.ts'
import { readyMade, worthTrying } from './scenario/ready-made.ts'
import { type ScenarioName, scenarioOf } from './scenario/scenario.ts'
import { signOutPath } from './sign-out-path.ts'
import type { DatabaseChoice, RunningBackend } from './http/server.ts'

/** A PostgreSQL of one's own when DATABASE_URL names it, otherwise the embedded one, in the checkout unless CLINIC_DATA says where. */
export function databaseChoice(): DatabaseChoice {
  const url = process.env['DATABASE_URL']
  if (url) return { url }
  return {
    directory: process.env['CLINIC_DATA'] || fileURLToPath(new URL('../../.clinic', import.meta.url)),
    fresh: process.argv.includes('--fresh'),
  }
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
 * so the test admin, which is for this machine only, is not there. It opens every account: it has to be asked for.
 */
export function serverSettings(standInPort: number): { standInPort: number; behindProxy: boolean; testAdmin: boolean } {
  const behindProxy = process.env['CLINIC_BEHIND_PROXY'] === '1'
  return {
    standInPort: portFrom('CLINIC_STAND_IN_PORT', standInPort),
    behindProxy,
    testAdmin: !behindProxy && process.argv.includes('--test-admin'),
  }
}

/** What a build of the portal is told of this back end: its companies are stood in for. */
export const portalSettings = ({
  standInPort,
  testAdmin,
}: ReturnType<typeof serverSettings>): Record<string, string> => ({
  VITE_VERIFICATION_ORIGINS: `http://127.0.0.1:${standInPort}`,
  VITE_PAYMENT_ORIGINS: `http://127.0.0.1:${standInPort}`,
  VITE_SIGN_OUT_PATH: signOutPath,
  VITE_TEST_PAGE: String(testAdmin),
})

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows.map(
    (row) =>
      `  ${row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd()}`,
  )
}

/** Whom to sign in as: a few for a first look, then everybody. The states are in Dutch, as the patients are. */
export function patientLines(): string[] {
  const personOf = (state: ScenarioName) => readyMade.find((person) => person.state === state)
  return [
    'Worth trying first (what, e-mail, password):',
    ...table(
      worthTrying.map(([thing, state]) => [thing, personOf(state)?.email ?? '', personOf(state)?.password ?? '']),
    ),
    '',
    'All ready-made patients (e-mail, password, state):',
    ...table(readyMade.map(({ state, email, password }) => [email, password, scenarioOf(state).about])),
  ]
}

export function printPatients(origin: string, hasTestAdmin: boolean): void {
  const onTestAdmin = hasTestAdmin ? [`As the back end, messages are answered on ${origin}/test-admin/messages.`] : []
  log(
    '',
    ...patientLines(),
    '',
    `Sign-in codes appear here${hasTestAdmin ? ` and on ${origin}/test-admin/outbox (that page also stands in for the authenticator app)` : ''}.`,
    ...onTestAdmin,
    '',
  )
}

/** What to know of the browser before opening the address. */
export function browserLines(isSecure: boolean): string[] {
  return isSecure
    ? ['The certificate was made for this start: the browser asks once whether to trust it.']
    : ['Safari keeps no session over plain http, so a reload signs out. For Safari: npm start -- --https']
}

/** A code, for who tries the back end out: on the error stream, as the log has the other and must hold none. */
export const sayCode = (text: string): void => {
  process.stderr.write(`${text}\n`)
}

/** Fails at once where the port is taken: a build before that would be in vain. */
export async function requireFreePort(port: number): Promise<void> {
  const probe = createServer()
  await once(probe.listen(port, '127.0.0.1'), 'listening')
  probe.close()
  await once(probe, 'close')
}

/** As the embedded database says it. */
const noSpace = 51

/** One sentence for what a developer can do something about. */
export function explain(error: unknown): string {
  const { code: name, errno, message = String(error) } = error as { code?: unknown; errno?: unknown; message?: string }
  if (name === 'ENOSPC' || errno === noSpace)
    return 'The disk is full: make room where the data is kept (CLINIC_DATA), then start again.'
  if (!(error instanceof Error)) return message
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  return code === 'EADDRINUSE' ? `Port ${port} is in use: stop what runs there, or choose another port.` : error.message
}

/** Runs until Ctrl-C or a request to stop, then closes in order; a second Ctrl-C does not wait. */
export function closeOnSignal(backend: RunningBackend, alsoStop: () => void = () => {}): void {
  let isClosing = false
  const stop = async () => {
    if (isClosing) process.exit(1)
    isClosing = true
    alsoStop()
    await backend.close()
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
