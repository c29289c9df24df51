import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { startBackend } from '../backend/http/server.ts'
import { signOutPath } from '../backend/sign-out-path.ts'
import { browserFlags, findBrowser } from '../support/browser.ts'
import { openTestAdmin, type TestAdmin } from '../support/test-admin.ts'
import { freePort } from '../support/free-port.ts'
import { reportFolder } from '../support/report.ts'
import { buildSite } from './built-site.ts'
import { faultResult, type Check } from './check.ts'
import { addressesOf, ask, faultsAt, headerSetsOf, wrongHeaders } from './servers/address-checks.ts'
import { faultsBehindProxy } from './servers/proxy-checks.ts'
import { accessLog, deploy, findServer, startServer, type Place, type ServerName } from './servers/real-server.ts'
import { faultsOfTls } from './servers/tls-checks.ts'
import { faultsOfUpdates } from './servers/update-checks.ts'
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
  const expected = {
    ...headerSetsOf(site).document,
    'Cache-Control': 'no-store',
    Location: 'https://portal.example/feedback?uuid=1',
  }
  return [...(answer.status === 301 ? [] : [`status ${answer.status}`]), ...wrongHeaders(answer, expected)].map(
    (fault) => `redirect: ${fault}`,
  )
}

/** A certificate is renewed over http, from a folder that no update empties. */
async function faultsOfRenewal({ redirectPort, portal }: Place): Promise<string[]> {
  const path = '/.well-known/acme-challenge/token'
  mkdirSync(join(portal, 'acme', path, '..'), { recursive: true })
  writeFileSync(join(portal, 'acme', path), 'answer')
  const [known, unknown] = [await ask(redirectPort, path), await ask(redirectPort, `${path}-2`)]
  return known.status === 200 && known.body.toString() === 'answer' && unknown.status === 404
    ? []
    : [`renewal of the certificate: status ${known.status}, ${unknown.status} for another file`]
}

/** The link to a review is a secret. */
function faultsOfLog(scratch: string): string[] {
  const log = readFileSync(accessLog(scratch), 'utf8')
  return log.includes('/feedback') && !/uuid|from=list/.test(log)
    ? []
    : ['the log lacks a path, or holds a query string']
}

async function patientSignsIn(page: Page, origin: string, testAdmin: TestAdmin): Promise<void> {
  const someone = await testAdmin.createPatient('nothing-planned')
  await signInByHand(page, origin, someone, () => testAdmin.codeFor(someone.email))
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

interface Trial {
  name: ServerName
  program: string
  place: Place
  browser: Browser
  builds: readonly [string, string]
}

/** Every address, then a patient who stays while the second build takes the place of the first. */
async function tryBuilds({ name, program, place, browser, builds }: Trial, testAdmin: TestAdmin): Promise<ServerRun> {
  const [first, second] = builds
  const start = async (build: string) => startServer(name, program, place, await deploy(place, build))
  let server = await start(first)
  try {
    const before = await faultsOfAddresses(place.port, first)
    const faults = [...before.faults]
    if (name === 'nginx')
      for (const faultsOf of [faultsOfRedirect, faultsOfTls, faultsOfRenewal])
        faults.push(...(await faultsOf(place, first)))
    const page = await (await browser.newContext({ locale: 'nl-NL', viewport: { width: 390, height: 844 } })).newPage()
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) faults.push(message.text())
    })
    await patientSignsIn(page, `http://127.0.0.1:${place.port}`, testAdmin)
    const tag = (await ask(place.port, '/')).headers.get('etag')?.[0] ?? ''
    await server.stop()
    server = await start(second)
    const gone = stale(first, second)
    if (gone.length === 0 || readFileSync(join(first, 'sw.js')).equals(readFileSync(join(second, 'sw.js'))))
      throw new Error('The second build is the same as the first.')
    const after = await faultsOfAddresses(place.port, second)
    // For tabs that are still open.
    for (const asset of gone) {
      const { status, body } = await ask(place.port, `/assets/${asset}`)
      if (status !== 200 || !body.equals(readFileSync(join(first, 'assets', asset))))
        faults.push(`asset of the build before ${asset}: status ${status}`)
    }
    if ((await ask(place.port, '/', { 'If-None-Match': tag })).status !== 200)
      faults.push('the page of the build before counts as new')
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Afspraken' }).waitFor()
    return { addresses: before.addresses + after.addresses + gone.length, faults: [...faults, ...after.faults] }
  } finally {
    await server.stop()
  }
}

async function tryServer(trial: Omit<Trial, 'browser'>, testAdmin: TestAdmin): Promise<ServerRun> {
  const { name, program, place, builds } = trial
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags })
  rmSync(place.scratch, { recursive: true, force: true })
  mkdirSync(place.scratch, { recursive: true })
  try {
    const { addresses, faults } = await tryBuilds({ ...trial, browser }, testAdmin)
    const more = [
      ...faultsOfLog(place.scratch),
      ...(await faultsBehindProxy(name, program, place, builds[1])),
      ...(await faultsOfUpdates({ ...trial, browser })),
    ]
    return { addresses, faults: [...faults, ...more] }
  } finally {
    await browser.close()
  }
}

/**
 * At every address: status, content, media type, each header once and as written; compressed, and the same after decoding;
 * 304 when asked again. Then a patient signs in, reloads a deep link, reloads without a connection, and stays while a second
 * build takes the place of the first. Then the log, the variant behind a proxy, and updates in every order of steps. TLS,
 * the redirect to it and the renewal of certificates are asked of nginx alone: Caddy does these itself.
 */
export const servers: Check = {
  description: 'nginx and Caddy serve a build with the configuration that it generates',
  async run() {
    const programs = names.map((name) => [name, findServer(name)] as const)
    const port = await freePort()
    const settings = { VITE_API_SAME_ORIGIN: 'true', VITE_SIGN_OUT_PATH: signOutPath }
    const builds = [
      await buildSite('portal-servers-1', port, settings),
      await buildSite('portal-servers-2', port, { ...settings, VITE_SLOT_DAYS: '30' }),
    ] as const
    const clinic = await startBackend({
      database: { memory: true },
      port: 0,
      testAdmin: true,
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
          portal: join(scratch, 'portal'),
          scratch,
        }
        const tried = await tryServer({ name, program, place, builds }, openTestAdmin(clinic.origin)).catch(
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
