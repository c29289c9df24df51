import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, appendFileSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { makeCertificate } from '../../backend/http/certificate.ts'

export type ServerName = 'nginx' | 'caddy'

/** Where one start of a server works: ports of the loopback address, the served folder and one for its own files. */
export interface Place {
  port: number
  redirectPort: number
  securePort: number
  clinicPort: number
  /** Folder that stands for /var/www/portal. */
  portal: string
  scratch: string
}

/** Which of the build's files a server is started with. */
export interface Variant {
  /** Folder with the build's files for servers. */
  written: string
  isBehindProxy?: boolean
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

/** Puts a place of this machine where the file names one that is the same on every server; it must be there. */
function withPlace(text: string, [from, to]: readonly [string, string]): string {
  if (!text.includes(from)) throw new Error(`The file should hold "${from}".`)
  return text.replaceAll(from, () => to)
}

/** The proxy in front, as configured in nginx and Caddy. */
export const proxyAddress = '127.0.0.2'

export const accessLog = (scratch: string): string => join(scratch, 'portal.log')

async function nginxArguments(
  { port, redirectPort, securePort, clinicPort, scratch }: Place,
  { written, isBehindProxy = false }: Variant,
): Promise<string[]> {
  const { key, cert } = await makeCertificate()
  const file = (name: string, text: string) => {
    writeFileSync(join(scratch, name), text)
    return join(scratch, name)
  }
  const shared = [
    ['/etc/nginx/portal/clinic.conf', file('clinic.conf', `server 127.0.0.1:${clinicPort};\n`)],
    ['/var/log/nginx/portal.log', accessLog(scratch)],
    ['/var/log/nginx/portal-error.log', join(scratch, 'portal-error.log')],
  ] as const
  const own = isBehindProxy
    ? ([
        ['listen 80;', `listen 127.0.0.1:${port};`],
        ['listen [::]:80;', ''],
        ['/etc/nginx/portal/proxy.conf', file('proxy.conf', `set_real_ip_from ${proxyAddress};\n`)],
      ] as const)
    : ([
        ['listen 80;', `listen 127.0.0.1:${redirectPort};`],
        ['listen [::]:80;', `listen [::1]:${redirectPort};`],
        ['listen 443 ssl http2;', `listen 127.0.0.1:${port};\n  listen 127.0.0.1:${securePort} ssl http2;`],
        ['listen [::]:443 ssl http2;', `listen [::1]:${securePort} ssl http2;`],
        ['/etc/ssl/portal/fullchain.pem', file('fullchain.pem', cert)],
        ['/etc/ssl/portal/privkey.pem', file('privkey.pem', key)],
      ] as const)
  const name = isBehindProxy ? 'nginx-behind-proxy.conf' : 'nginx.conf'
  const site = [...shared, ...own].reduce(withPlace, readFileSync(join(written, name), 'utf8'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(scratch, kind)};`)
    .join(' ')
  const main = file(
    'main.conf',
    `daemon off; pid ${join(scratch, 'nginx.pid')}; error_log stderr warn;\nevents {}\nhttp { include /etc/nginx/mime.types; access_log off; ${temporary} include ${file('portal.conf', site)}; }\n`,
  )
  return ['-c', main, '-p', scratch]
}

function caddyArguments({ scratch }: Place, { written, isBehindProxy = false }: Variant): string[] {
  const file = join(scratch, 'Caddyfile')
  const text = readFileSync(join(written, isBehindProxy ? 'Caddyfile-behind-proxy' : 'Caddyfile'), 'utf8')
  writeFileSync(file, withPlace(text, ['{\n\t# Logged', '{\n\tadmin off\n\tdefault_bind 127.0.0.1\n\t# Logged']))
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

/** Starts the server with the build's own file; only ports and the places of files are this machine's. */
export async function startServer(
  name: ServerName,
  program: string,
  place: Place,
  variant: Variant,
): Promise<RealServer> {
  mkdirSync(place.scratch, { recursive: true })
  const child = spawn(
    program,
    name === 'nginx' ? await nginxArguments(place, variant) : caddyArguments(place, variant),
    {
      env: {
        ...process.env,
        HOME: place.scratch,
        PORTAL_ADDRESS: variant.isBehindProxy ? `http://:${place.port}` : `http://127.0.0.1:${place.port}`,
        PORTAL_PROXY: proxyAddress,
        CLINIC_UPSTREAM: `127.0.0.1:${place.clinicPort}`,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    // Caddy logs there.
    if (name === 'caddy') appendFileSync(accessLog(place.scratch), chunk)
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

/** Puts a build in its place with its own script; returns what a server is started with then. */
export async function deploy({ portal }: Place, build: string): Promise<Variant> {
  await promisify(execFile)('sh', [join(`${build}-server`, 'deploy.sh')], {
    env: { ...process.env, PORTAL_FOLDER: portal },
  })
  return { written: join(portal, 'current/server') }
}
