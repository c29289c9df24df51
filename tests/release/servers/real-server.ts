import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { delimiter, join } from 'node:path'
import { makeCertificate } from '../../clinic/http/certificate.ts'

export type ServerName = 'nginx' | 'caddy'

/** Where one start of a server works: ports of the loopback address, the served folder and one for its own files. */
export interface Place {
  port: number
  redirectPort: number
  securePort: number
  clinicPort: number
  site: string
  /** Folder with nginx.conf and Caddyfile of the build. */
  written: string
  scratch: string
}

interface RealServer {
  stop: () => Promise<void>
}

/** Debian keeps nginx in sbin, which is not on everybody's path. */
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export function findServer(name: ServerName): string {
  const program = folders.map((folder) => join(folder, name)).find(isProgram)
  if (program === undefined) throw new Error(`There is no ${name} on this machine; install it.`)
  return program
}

/** Replaces a line that an administrator is told to change; there must be just one. */
function withLine(text: string, [from, to]: readonly [string, string]): string {
  if (text.split(from).length !== 2) throw new Error(`The file should hold "${from}" once.`)
  return text.replace(from, () => to)
}

async function nginxArguments({
  port,
  redirectPort,
  securePort,
  clinicPort,
  site,
  written,
  scratch,
}: Place): Promise<string[]> {
  const { key, cert } = await makeCertificate()
  const file = (name: string, text: string) => {
    writeFileSync(join(scratch, name), text)
    return join(scratch, name)
  }
  const own = (
    [
      ['listen 80;', `listen 127.0.0.1:${redirectPort};`],
      ['listen 443 ssl;', `listen 127.0.0.1:${port};\n  listen 127.0.0.1:${securePort} ssl;`],
      ['/etc/ssl/portal/fullchain.pem', file('fullchain.pem', cert)],
      ['/etc/ssl/portal/privkey.pem', file('privkey.pem', key)],
      ['root /var/www/portal;', `root ${site};`],
      ['server 127.0.0.1:4801;', `server 127.0.0.1:${clinicPort};`],
    ] as const
  ).reduce(withLine, readFileSync(join(written, 'nginx.conf'), 'utf8'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(scratch, kind)};`)
    .join(' ')
  const main = file(
    'main.conf',
    `daemon off; pid ${join(scratch, 'nginx.pid')}; error_log stderr warn;\nevents {}\nhttp { include /etc/nginx/mime.types; access_log off; ${temporary} include ${file('portal.conf', own)}; }\n`,
  )
  return ['-c', main, '-p', scratch]
}

function caddyArguments({ written, scratch }: Place): string[] {
  const file = join(scratch, 'Caddyfile')
  writeFileSync(
    file,
    `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\n${readFileSync(join(written, 'Caddyfile'), 'utf8')}`,
  )
  return ['run', '--config', file, '--adapter', 'caddyfile']
}

async function answers(port: number, child: ChildProcess, said: () => string): Promise<void> {
  while (child.exitCode === null) {
    const socket = connect(port, '127.0.0.1')
    try {
      await once(socket, 'connect')
      return
    } catch {
      await once(socket, 'close')
    } finally {
      socket.destroy()
    }
  }
  throw new Error(`It ended before it answered:\n${said()}`)
}

/** Starts the server with the build's own file, changed only where an administrator is told to change it. */
export async function startServer(name: ServerName, program: string, place: Place): Promise<RealServer> {
  mkdirSync(place.scratch, { recursive: true })
  const child = spawn(program, name === 'nginx' ? await nginxArguments(place) : caddyArguments(place), {
    env: {
      ...process.env,
      HOME: place.scratch,
      PORTAL_ADDRESS: `http://127.0.0.1:${place.port}`,
      PORTAL_ROOT: place.site,
      CLINIC_UPSTREAM: `127.0.0.1:${place.clinicPort}`,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  await answers(place.port, child, () => output)
  return {
    async stop() {
      if (child.exitCode !== null) throw new Error(`${name} has ended by itself:\n${output}`)
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
