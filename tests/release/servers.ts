import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { startClinic } from '../clinic/http/server.ts'
import { signOutPath } from '../clinic/sign-out-path.ts'
import { browserFlags, findBrowser } from '../support/browser.ts'
import { openDesk, type Desk } from '../support/desk.ts'
import { freePort } from '../support/free-port.ts'
import { reportFolder } from '../support/report.ts'
import { buildSite } from './built-site.ts'
import { faultResult, type Check } from './check.ts'
import { addressesOf, ask, faultsAt, headerSetsOf, wrongHeaders } from './servers/address-checks.ts'
import { findServer, startServer, type Place, type ServerName } from './servers/real-server.ts'
import { signInByHand } from './sign-in-by-hand.ts'

/** What one server did. */
interface ServerRun {
  addresses: number
  faults: readonly string[]
}

const names: readonly ServerName[] = ['nginx', 'caddy']

/** Calls carry the site's headers, and no policy but the clinic's. */
async function faultsOfCalls(port: number, site: string): Promise<string[]> {
  const { 'Content-Security-Policy': policy, 'Cache-Control': _, ...others } = headerSetsOf(site).document
  const answer = await ask(port, '/patientPortal/getInfo')
  const own = answer.headers.get('content-security-policy') ?? []
  return [
    ...(answer.status === 401 || answer.status === 405 || answer.status === 404 ? [] : [`status ${answer.status}`]),
    ...(own.includes(policy ?? '') ? ['carries the policy of pages'] : []),
    ...(answer.headers.get('cache-control')?.includes('no-store')
      ? []
      : [`Cache-Control is ${answer.headers.get('cache-control')?.join()}`]),
    ...wrongHeaders(answer, others),
  ].map((fault) => `call: ${fault}`)
}

async function faultsOfRedirect({ redirectPort }: Place, site: string): Promise<string[]> {
  const answer = await ask(redirectPort, '/feedback?uuid=1', { Host: 'portal.example' })
  const wanted = {
    ...headerSetsOf(site).document,
    'Cache-Control': 'no-store',
    Location: 'https://portal.example/feedback?uuid=1',
  }
  return [...(answer.status === 301 ? [] : [`status ${answer.status}`]), ...wrongHeaders(answer, wanted)].map(
    (fault) => `redirect: ${fault}`,
  )
}

async function faultsOfTls({ securePort }: Place, site: string): Promise<string[]> {
  const answer = await ask(securePort, '/login', {}, true)
  return [
    ...(answer.status === 200 ? [] : [`status ${answer.status}`]),
    ...wrongHeaders(answer, headerSetsOf(site).document),
  ].map((fault) => `https: ${fault}`)
}

async function patientSignsIn(page: Page, origin: string, desk: Desk): Promise<void> {
  const someone = await desk.createPatient('nothing-planned')
  await signInByHand(page, origin, someone, () => desk.codeFor(someone.email))
  await page.goto(`${origin}/appointments`)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Afspraken' }).waitFor()
  // It registers at the first sign of use.
  await page.keyboard.press('Shift')
  // A page that was opened while the worker took over is its own only from the next opening on, which follows.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.context().setOffline(true)
  const response = await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Afspraken' }).waitFor()
  if (!response?.fromServiceWorker()) throw new Error('The page came from somewhere else than the service worker.')
  await page.context().setOffline(false)
}

const stale = (before: string, now: string) =>
  readdirSync(join(before, 'assets')).filter(
    (name) => /\.(?:js|css)$/.test(name) && !readdirSync(join(now, 'assets')).includes(name),
  )

async function faultsOfAddresses(port: number, site: string): Promise<ServerRun> {
  const addresses = addressesOf(site)
  const faults: string[] = []
  for (const address of addresses) faults.push(...(await faultsAt(port, site, address)))
  return { addresses: addresses.length, faults: [...faults, ...(await faultsOfCalls(port, site))] }
}

async function tryServer(
  name: ServerName,
  program: string,
  place: Place,
  builds: readonly [string, string],
  desk: Desk,
): Promise<ServerRun> {
  const origin = `http://127.0.0.1:${place.port}`
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags })
  const deploy = async (build: string) => {
    rmSync(place.site, { recursive: true, force: true })
    cpSync(build, place.site, { recursive: true })
    return startServer(name, program, { ...place, written: `${build}-server` })
  }
  const [first, second] = builds
  let server = await deploy(first)
  try {
    const before = await faultsOfAddresses(place.port, first)
    const faults = [
      ...before.faults,
      ...(name === 'nginx' ? [...(await faultsOfRedirect(place, first)), ...(await faultsOfTls(place, first))] : []),
    ]
    const page = await (await browser.newContext({ locale: 'nl-NL', viewport: { width: 390, height: 844 } })).newPage()
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) faults.push(message.text())
    })
    await patientSignsIn(page, origin, desk)
    const tag = (await ask(place.port, '/')).headers.get('etag')?.[0] ?? ''
    await server.stop()
    server = await deploy(second)
    const gone = stale(first, second)
    if (gone.length === 0 || readFileSync(join(first, 'sw.js')).equals(readFileSync(join(second, 'sw.js'))))
      throw new Error('The second build is the same as the first.')
    const after = await faultsOfAddresses(place.port, second)
    for (const asset of gone)
      faults.push(
        ...(await faultsAt(place.port, second, { kind: 'asset of the build before', path: `/assets/${asset}` })),
      )
    if ((await ask(place.port, '/', { 'If-None-Match': tag })).status !== 200)
      faults.push('the page of the build before counts as new')
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Afspraken' }).waitFor()
    return { addresses: before.addresses + after.addresses + gone.length, faults: [...faults, ...after.faults] }
  } finally {
    await browser.close()
    await server.stop()
  }
}

/**
 * At every address: status, content, media type, each header once and as written; compressed, and the same after decoding;
 * 304 when asked again. Then a patient signs in, reloads a deep link, reloads without a connection, and stays while a second
 * build takes the place of the first. TLS and the redirect to it are asked of nginx alone: Caddy fetches its certificate.
 */
export const servers: Check = {
  says: 'nginx and Caddy serve a build with the files that it writes for them',
  async run() {
    const programs = names.map((name) => [name, findServer(name)] as const)
    const port = await freePort()
    const settings = { VITE_API_SAME_ORIGIN: 'true', VITE_SIGN_OUT_PATH: signOutPath }
    const builds = [
      await buildSite('portal-servers-1', port, settings),
      await buildSite('portal-servers-2', port, { ...settings, VITE_SLOT_DAYS: '30' }),
    ] as const
    const clinic = await startClinic({
      database: { memory: true },
      port: 0,
      desk: true,
      behindProxy: true,
      seed: false,
      quiet: true,
    })
    const faults: string[] = []
    let addresses = 0
    try {
      for (const [name, program] of programs) {
        const scratch = join(reportFolder, `server-${name}`)
        const place: Place = {
          port,
          redirectPort: await freePort(),
          securePort: await freePort(),
          clinicPort: Number(new URL(clinic.origin).port),
          site: join(scratch, 'site'),
          written: '',
          scratch,
        }
        const tried = await tryServer(name, program, place, builds, openDesk(clinic.origin)).catch(
          (error: unknown): ServerRun => ({ addresses: 0, faults: [String(error)] }),
        )
        addresses += tried.addresses
        faults.push(...tried.faults.map((fault) => `${name}: ${fault}`))
      }
      return faultResult(addresses, `${names.length} servers, ${addresses} addresses of two builds`, faults)
    } finally {
      await clinic.close()
    }
  },
}
