import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { makeCertificate } from '../backend/http/certificate.ts'
import { reportFolder, root } from '../support/report.ts'
import { buildSite } from './built-site.ts'
import { faultResult, type Check } from './check.ts'
import { ask, headerSetsOf, wrongHeaders } from './servers/address-checks.ts'

const home = join(reportFolder, 'container')
const base = 'localhost/portal-base'
/** Where the image listens. */
const ports = { plain: 8080, secure: 8443 }

const settings = { ...process.env, STORAGE_DRIVER: 'vfs' }
const places = ['--root', join(home, 'root'), '--runroot', join(home, 'run')]

async function buildah(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('buildah', [...places, ...args], { env: settings, maxBuffer: 2 ** 26 })
  return stdout.trim()
}

/** nginx and curl from Debian's packages, as the base that the file names may be out of reach. */
async function makeBase(): Promise<void> {
  if ((await buildah('images', '--format', '{{.Name}}')).split('\n').includes(base)) return
  const archive = join(home, 'base.tar')
  await promisify(execFile)('mmdebstrap', ['--variant=essential', '--include=nginx-light,curl', 'bookworm', archive])
  const container = await buildah('from', 'scratch')
  await buildah('add', container, archive, '/')
  await buildah('commit', '--quiet', container, base)
  rmSync(archive)
}

/** The folder that the image is built from, as the project's would be after a build. */
function contextOf(site: string): string {
  const context = join(home, 'context')
  rmSync(context, { recursive: true, force: true })
  cpSync(site, join(context, 'dist'), { recursive: true })
  cpSync(`${site}-server`, join(context, 'dist-server'), { recursive: true })
  cpSync(join(root, 'portal/build/container'), join(context, 'portal/build/container'), { recursive: true })
  cpSync(join(root, '.dockerignore'), join(context, '.dockerignore'))
  writeFileSync(join(context, 'secret.txt'), 'must stay outside')
  return context
}

const inContainer = (container: string, options: readonly string[], command: string): string[] => [
  'run',
  '--isolation',
  'chroot',
  ...options,
  container,
  '--',
  'sh',
  '-c',
  command,
]

async function untilHealthy(container: string, options: readonly string[], server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const isHealthy = await buildah(...inContainer(container, options, 'sh /portal/health.sh')).then(
      () => true,
      () => false,
    )
    if (isHealthy) return
  }
  throw new Error('The container ended before it was healthy.')
}

/** Runs what the image runs, as its user, in its files. */
async function whileRunning(
  container: string,
  options: readonly string[],
  check: () => Promise<string[]>,
): Promise<{ faults: string[]; log: string }> {
  // The output belongs to who starts this, so that the image's user cannot open it anew: `cat` makes one of its own.
  const args = inContainer(container, options, 'sh /portal/start.sh 2>&1 | cat')
  const server = spawn('buildah', [...places, ...args], { env: settings, stdio: ['ignore', 'pipe', 'inherit'] })
  let log = ''
  server.stdout.on('data', (chunk: Buffer) => {
    log += chunk.toString()
  })
  try {
    await untilHealthy(container, options, server)
    const faults = await check()
    return { faults, log }
  } catch (error) {
    return { faults: [`${String(error)} ${log}`], log }
  } finally {
    if (server.exitCode === null) {
      await buildah(...inContainer(container, [], 'kill $(cat /tmp/portal/nginx.pid)'))
      await once(server, 'exit')
    }
  }
}

const backEnd = createServer((request, response) => {
  response.end(JSON.stringify({ caller: request.headers['x-forwarded-for'] }))
})

async function faultsOfPage(site: string, port: number, isSecure: boolean): Promise<string[]> {
  const page = await ask(port, '/login', {}, { isSecure })
  const call = await ask(port, '/patientPortal/getInfo', { 'X-Forwarded-For': '203.0.113.5' }, { isSecure })
  const caller = (JSON.parse(call.body.toString()) as { caller: string }).caller
  return [
    ...(page.status === 200 && page.body.equals(readFileSync(join(site, 'login.html')))
      ? []
      : [`status ${page.status}`]),
    ...wrongHeaders(page, headerSetsOf(site).document),
    ...(caller === (isSecure ? '127.0.0.1' : '203.0.113.5') ? [] : [`the back end takes the caller for ${caller}`]),
  ]
}

async function faultsOfImage(container: string): Promise<string[]> {
  const { config } = JSON.parse(await buildah('inspect', '--type', 'image', '--format', '{{.Config}}', 'portal')) as {
    config: { User: string; Healthcheck?: object }
  }
  const found = await buildah(...inContainer(container, [], 'find / -xdev -name secret.txt 2>/dev/null; id -u'))
  return [
    ...(config.Healthcheck ? [] : ['the image has no health check']),
    ...(found === '101' ? [] : [`files of the project, or another user: ${found}`]),
  ]
}

export const container: Check = {
  description: 'the container image is built and serves the portal, with its own TLS and behind a proxy',
  async run() {
    mkdirSync(home, { recursive: true })
    const site = await buildSite('portal-container', 443, { VITE_API_SSL: 'true', VITE_API_SAME_ORIGIN: 'true' })
    await makeBase()
    const file = 'portal/build/container/Containerfile'
    const context = contextOf(site)
    await buildah(
      'build',
      '--quiet',
      '--isolation',
      'chroot',
      '--format',
      'docker',
      '--build-arg',
      `BASE=${base}`,
      '-f',
      join(context, file),
      '-t',
      'portal',
      context,
    )
    const name = await buildah('from', 'portal')
    const certificates = join(home, 'certificates')
    mkdirSync(certificates, { recursive: true })
    const { key, cert } = await makeCertificate()
    writeFileSync(join(certificates, 'privkey.pem'), key)
    writeFileSync(join(certificates, 'fullchain.pem'), cert)
    backEnd.listen(0, '127.0.0.1')
    await once(backEnd, 'listening')
    const clinic = ['--env', `CLINIC=127.0.0.1:${(backEnd.address() as AddressInfo).port}`]
    try {
      const own = await whileRunning(name, [...clinic, '--volume', `${certificates}:/etc/ssl/portal:ro`], async () => [
        ...(await faultsOfPage(site, ports.secure, true)),
        ...((await ask(ports.plain, '/login')).status === 301 ? [] : ['http is not sent on to https']),
      ])
      const behind = await whileRunning(name, [...clinic, '--env', 'PROXY=127.0.0.1'], () =>
        faultsOfPage(site, ports.plain, false),
      )
      const faults = [
        ...(await faultsOfImage(name)),
        ...own.faults.map((fault) => `own TLS: ${fault}`),
        ...behind.faults.map((fault) => `behind a proxy: ${fault}`),
        ...(own.log.includes('"GET /login HTTP/1.1" 200') ? [] : ['its output lacks the log']),
      ]
      return faultResult(2, 'one image, started in 2 ways', faults)
    } finally {
      backEnd.close()
      await buildah('rm', name)
    }
  },
}
