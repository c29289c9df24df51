import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { openTestAdmin } from '#tests/support/test-admin.ts'
import type { DataStore } from './data-store.ts'
import { send, type BackendClient } from './test-backend.ts'

/** A server in a process of its own. */
interface ServerProcess {
  origin: string
  /** Sends a signal and waits for the end: the exit code, or the signal it died of. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | NodeJS.Signals | null>
}
export type BackendProcess = ServerProcess & BackendClient

/** Starts a script that says where it answers. */
async function startServer(script: URL, env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [fileURLToPath(script)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal))
  })
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  void ended.then(() => process.off('exit', kill))
  const origin = await new Promise<string>((resolve, reject) => {
    let said = ''
    const listen = (part: Buffer) => {
      said += part.toString()
      const [, found] = /answers on (http:\S+)\s/.exec(said) ?? []
      if (found !== undefined) resolve(found)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('error', reject)
    void ended.then((how) => reject(new Error(`${script.pathname} ended with ${how} before it answered:\n${said}`)))
  })
  // What it says from here on is read, so that it never waits, and forgotten.
  for (const stream of [child.stdout, child.stderr]) stream.removeAllListeners('data').resume()
  return {
    origin,
    end(signal) {
      child.kill(signal)
      return ended
    },
  }
}

const scripts = {
  /** Without ready-made patients. */
  unseeded: new URL('./unseeded.ts', import.meta.url),
  /** What `npm run backend` starts. */
  main: new URL('../main.ts', import.meta.url),
}

export async function startProcess(
  { env }: DataStore,
  script: keyof typeof scripts = 'unseeded',
): Promise<BackendProcess> {
  const server = await startServer(scripts[script], { ...env, CLINIC_PORT: '0', CLINIC_STAND_IN_PORT: '0' })
  return {
    ...server,
    testAdmin: openTestAdmin(server.origin),
    call: (name, input = {}) => send(server.origin, name, input),
  }
}
