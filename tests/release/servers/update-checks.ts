import { cpSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { ask, headerSetsOf } from './address-checks.ts'
import { deploy, startServer, type Place, type ServerName, type Variant } from './real-server.ts'

interface Update {
  name: ServerName
  program: string
  place: Place
  browser: Browser
  builds: readonly [string, string]
}

/** For what a busy machine takes its time for; in ms. */
const patience = 60_000

const origin = ({ port }: Place) => `http://127.0.0.1:${port}`
const policyOf = (build: string) => headerSetsOf(build).document['Content-Security-Policy'] ?? ''

/** Restarts the server each time it is called. */
function serverOf({ name, program, place }: Update) {
  let running: Awaited<ReturnType<typeof startServer>> | undefined
  const stop = async () => {
    await running?.stop()
    running = undefined
  }
  const start = async (variant: Variant) => {
    await stop()
    running = await startServer(name, program, place, variant)
  }
  return { start, stop }
}

/** Whether the portal has taken over the page that was drawn in advance. */
const isAlive = (page: Page) =>
  page
    .waitForFunction(() => document.title.includes(' – '), undefined, { timeout: patience })
    .then(
      () => true,
      () => false,
    )

async function untilServed(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
    timeout: patience,
  })
}

/** What this gives, or undefined if it gives nothing for long: a page that loads itself anew can leave a question of its debugger without an answer. */
async function answerOf<Answer>(work: Promise<Answer>): Promise<Answer | undefined> {
  const end = new AbortController()
  const giveUp = setTimeout(15_000, undefined, { signal: end.signal }).catch(() => undefined)
  return Promise.race([work.catch(() => undefined), giveUp]).finally(() => end.abort())
}

/** Lets the browser look for a new worker, and waits until that is installed or refused. */
const lookForUpdate = (page: Page) =>
  answerOf(
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      await registration.update().catch(() => undefined)
      const worker = registration.installing
      await new Promise<void>((resolve) => {
        if (worker?.state !== 'installing') resolve()
        worker?.addEventListener('statechange', () => resolve())
      })
    }),
  )

/** Opens the page until it is that of a build, in a tab of its own, as the one before may hold back a new worker. */
async function untilBuild(context: BrowserContext, address: string, build: string): Promise<Page> {
  const expected = readFileSync(join(build, 'login.html'), 'utf8')
  const end = AbortSignal.timeout(patience)
  for (;;) {
    const page = await context.newPage()
    const response = await page.goto(address)
    if (response && (await answerOf(response.text())) === expected) return page
    if (end.aborted) throw new Error('The visitor never gets the new build.')
    await lookForUpdate(page)
    await page.close()
  }
}

/** What somebody may do on a server, one after the other, to bring the second build. */
type Step = 'release' | 'reload' | 'files' | 'headers'

const orders: readonly (readonly Step[])[] = [
  ['release', 'reload'],
  ['reload', 'release', 'reload'],
  ['files', 'headers'],
  ['headers', 'files'],
]

/** A visitor who comes back between any two steps of an update, and another who comes for the first time. */
async function faultsOfOrder(update: Update, steps: readonly Step[]): Promise<string[]> {
  const { place, browser, builds } = update
  const [first, second] = builds
  const login = `${origin(place)}/login`
  const server = serverOf(update)
  const faults: string[] = []
  let variant = await deploy(place, first)
  const folder = join(variant.written, '..')
  const does: Readonly<Record<Step, () => Promise<void>>> = {
    release: async () => {
      variant = await deploy(place, second)
    },
    reload: () => server.start(variant),
    files: () => {
      rmSync(join(folder, 'site'), { recursive: true })
      cpSync(second, join(folder, 'site'), { recursive: true })
      return Promise.resolve()
    },
    headers: () => {
      const written = join(place.scratch, 'by-hand')
      mkdirSync(written, { recursive: true })
      for (const file of ['nginx.conf', 'Caddyfile'])
        writeFileSync(
          join(written, file),
          readFileSync(join(`${second}-server`, file), 'utf8')
            .replaceAll('/var/www/portal/current', folder)
            .replaceAll('/var/www/portal/', `${place.portal}/`),
        )
      return server.start({ written })
    },
  }
  const returning = await browser.newContext()
  try {
    await server.start(variant)
    let page = await returning.newPage()
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) faults.push(message.text())
    })
    await page.goto(login)
    await untilServed(page)
    for (const step of steps) {
      await does[step]()
      await page.goto(login)
      if (!(await isAlive(page))) faults.push(`the page is dead for who comes back after ${step}`)
      await lookForUpdate(page)
      const fresh = await browser.newContext()
      await (await fresh.newPage()).goto(login)
      await fresh.close()
    }
    await page.close()
    page = await untilBuild(returning, login, second)
    if (!(await isAlive(page))) faults.push('the page of the new build is dead')
    const response = await page.goto(login)
    if (response?.headers()['content-security-policy'] !== policyOf(second)) faults.push('a page has another policy')
  } finally {
    await returning.close()
    await server.stop()
  }
  return faults.map((fault) => `${steps.join(', ')}: ${fault}`)
}

/** A page that an earlier version of the worker kept with a policy that blocks its script: the next release heals it. */
async function faultsOfRepair(update: Update): Promise<string[]> {
  const { place, browser, builds } = update
  const [first, second] = builds
  const right = policyOf(first)
  const wrong = right.replaceAll(/'sha256-[^']+'/g, `'sha256-${'A'.repeat(43)}='`)
  const login = `${origin(place)}/login`
  const server = serverOf(update)
  const context = await browser.newContext()
  const faults: string[] = []
  try {
    const { written } = await deploy(place, first)
    // As the earlier one, this worker takes the policy that blocks.
    const worker = join(written, '../site/sw.js')
    for (const copy of ['br', 'gz']) rmSync(`${worker}.${copy}`)
    writeFileSync(worker, readFileSync(worker, 'utf8').replaceAll(right, wrong))
    await server.start({ written })
    const page = await context.newPage()
    await page.goto(login)
    if (!(await isAlive(page))) faults.push('the first page is dead')
    for (const file of ['nginx.conf', 'Caddyfile'])
      writeFileSync(join(written, file), readFileSync(join(written, file), 'utf8').replaceAll(right, wrong))
    await server.start({ written })
    await untilServed(page)
    const blocked: string[] = []
    page.on('console', (message) => blocked.push(message.text()))
    await page.goto(login)
    if (!blocked.some((text) => text.includes('Content Security Policy')))
      faults.push('the pair was not kept: nothing to repair')
    await server.start(await deploy(place, second))
    // In the same tab, which holds the new worker back.
    await page.reload()
    await lookForUpdate(page)
    await page.reload()
    if (!(await isAlive(page))) faults.push('the page stays dead')
  } finally {
    await context.close()
    await server.stop()
  }
  return faults.map((fault) => `repair: ${fault}`)
}

/** Two releases of one commit may differ in one digit of a text: the same size, the same time. */
async function faultsOfSameSize(update: Update): Promise<string[]> {
  const { place, builds } = update
  const path = '/locales/nl/clinic.json'
  const copies = ['one', 'two'].map((name) => join(place.scratch, name))
  for (const [at, copy] of copies.entries()) {
    cpSync(builds[0], copy, { recursive: true, preserveTimestamps: true })
    cpSync(`${builds[0]}-server`, `${copy}-server`, { recursive: true })
    const file = join(copy, path)
    for (const extension of ['br', 'gz']) rmSync(`${file}.${extension}`, { force: true })
    writeFileSync(file, readFileSync(file, 'utf8').replace(/\d/, String(at)))
    utimesSync(file, 0, 0)
  }
  const [one = '', two = ''] = copies
  const server = serverOf(update)
  try {
    await server.start(await deploy(place, one))
    const before = await ask(place.port, path)
    await server.start(await deploy(place, two))
    const after = await ask(place.port, path, {
      'If-None-Match': before.headers.get('etag')?.[0] ?? '',
      'If-Modified-Since': before.headers.get('last-modified')?.[0] ?? '',
    })
    return after.body.equals(readFileSync(join(two, path)))
      ? []
      : [`same size and time: status ${after.status}, not the new text`]
  } finally {
    await server.stop()
  }
}

/** Updates with a visitor in between: in every order of steps, from a version that kept a page it should not have, and of files that only differ in content. */
export async function faultsOfUpdates(update: Update): Promise<string[]> {
  const faults: string[] = []
  for (const steps of orders) faults.push(...(await faultsOfOrder(update, steps)))
  return [...faults, ...(await faultsOfRepair(update)), ...(await faultsOfSameSize(update))]
}
