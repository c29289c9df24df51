import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './free-port.ts'

export interface Postgres {
  url: string
  stop: () => Promise<void>
}

/** The folder that holds `initdb` and `postgres`; the newest where there are several. */
export function findPostgres(): string | undefined {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...globSync('/usr/lib/postgresql/*/bin').toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true })),
  ]
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))))
}

const idOf = (flag: '-u' | '-g', user: string): number =>
  Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))

/** PostgreSQL refuses to run as root, so root lends the cluster to somebody without rights. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', user), gid: idOf('-g', user) }
    } catch {
      // No such user here: the next one will do.
    }
  }
  throw new Error('PostgreSQL cannot run as root, and there is no other user to run it as.')
}

async function until(condition: () => boolean, milliseconds: number): Promise<boolean> {
  for (const end = Date.now() + milliseconds; Date.now() < end; await wait(50)) if (condition()) return true
  return condition()
}

/** Starts a cluster on loopback that is gone after `stop`. Its data may be lost at any moment, so nothing is flushed. */
export async function startPostgres(binaries: string): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'))
  const owner = unprivileged()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'],
    { ...owner, cwd: folder, stdio: 'ignore' },
  )

  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'timezone=UTC',
  ]
  const child = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...owner, cwd: folder, stdio: 'ignore' },
  )
  const ended = (): boolean => child.exitCode !== null || child.signalCode !== null
  const kill = (): void => void child.kill('SIGKILL')
  process.once('exit', kill)

  const stop = async (): Promise<void> => {
    // SIGINT ends the sessions and shuts down; SIGTERM would wait for a client that forgot to leave.
    child.kill('SIGINT')
    if (!(await until(ended, 10_000))) child.kill('SIGKILL')
    process.off('exit', kill)
    rmSync(folder, { recursive: true, force: true })
  }
  // The last line of this file says when the cluster takes connections.
  const status = join(data, 'postmaster.pid')
  const ready = (): boolean =>
    existsSync(status) &&
    readFileSync(status, 'utf8')
      .split('\n')
      .some((line) => line.trim() === 'ready')
  if (!(await until(() => ready() || ended(), 20_000)) || ended()) {
    await stop()
    throw new Error(`PostgreSQL from ${binaries} did not start.`)
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop }
}
