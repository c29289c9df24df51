import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { chromium, type Browser } from '@playwright/test'
import { build } from 'vite'
import { startClinic } from '../clinic/http/server.ts'
import { browserFlags, findBrowser } from '../support/browser.ts'
import { freePort } from '../support/free-port.ts'
import { root } from '../support/report.ts'
import { buildSite } from './built-site.ts'
import type { Proof, Result } from './proof.ts'

/** What one visit cost: times in ms, `script` in bytes over the line. */
export interface Visit {
  largestPaint: number
  usable: number
  requests: number
  script: number
}

const pages = { static: '/static', react: '/react', 'sign-in': '/login' } as const
type PageName = keyof typeof pages
const rounds = 15
/** A cheap phone on a poor line: 4 times slower than this machine, 150 ms there and back, 1.6 megabits a second. */
const slow = { cpu: 4, network: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 } }

/** How much later than a page written by hand it may be. */
const most = 1.1

const median = (numbers: readonly number[]): number => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN

export function firstPageFigures(visits: Readonly<Record<PageName, readonly Visit[]>>): Result {
  const of = (name: PageName, what: keyof Visit): number => median(visits[name].map((seen) => seen[what]))
  const ratio = (name: PageName): number => of(name, 'largestPaint') / of('static', 'largestPaint')
  const row = (name: PageName): string =>
    `| ${name} | ${Math.round(of(name, 'largestPaint'))} | ${ratio(name).toFixed(2)} × | ${Math.round(of(name, 'usable'))} | ${of(name, 'requests')} | ${(of(name, 'script') / 1000).toFixed(1)} |`
  return {
    passed: ratio('sign-in') <= most,
    figures: [
      `Medians of ${visits['sign-in'].length} rounds, each page in turn with an empty cache: a cheap phone on a poor line, as Chromium pretends one (processor 4 times slower, 150 ms, 1.6 megabits a second). The largest paint may come at most ${most.toFixed(2)} times as late as that of a page written by hand.`, '',
      '| page | largest paint, ms | to static | usable, ms | requests | script, kB brotli |', '|---|---|---|---|---|---|',
      ...(['static', 'react', 'sign-in'] as const).map(row),
    ],
  }
}

async function visit(browser: Browser, url: string, isUsable: string): Promise<Visit> {
  // The page written by hand has a style that the portal's own policy does not know.
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block', bypassCSP: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow.network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu })
  const scripts = new Set<string>()
  const counted = { requests: 0, script: 0 }
  session.on('Network.responseReceived', ({ requestId, type }) => { if (type === 'Script') scripts.add(requestId) })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    counted.requests += 1
    if (scripts.has(requestId)) counted.script += encodedDataLength
  })
  await page.goto(url)
  const usable = await page.waitForFunction(isUsable).then(() => page.evaluate(() => performance.now()))
  await page.waitForLoadState('networkidle')
  const largestPaint = await page.evaluate(() => new Promise<number>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({ type: 'largest-contentful-paint', buffered: true })
  }))
  await context.close()
  return { largestPaint, usable, ...counted }
}

/** The built portal, with the two other pages beside it. */
async function makeSite(port: number): Promise<string> {
  const site = await buildSite('portal-first-page', port)
  const folder = join(root, 'tests/proof/first-page')
  cpSync(join(folder, 'static.html'), join(site, 'static.html'))
  await build({ configFile: false, root: folder, logLevel: 'silent', plugins: [react()], build: { outDir: join(site, 'assets'), emptyOutDir: false, rolldownOptions: { input: join(folder, 'react.tsx'), output: { entryFileNames: 'empty-react.js' } } } })
  writeFileSync(join(site, 'react.html'), '<!doctype html><html lang="nl"><head><meta charset="utf-8"><title></title><script type="module" src="/assets/empty-react.js"></script></head><body><div id="root"></div></body></html>')
  return site
}

/** When a page can be used: the portal names its tab when its script has taken over. */
const usableWhen: Readonly<Record<PageName, string>> = { static: 'true', react: "document.querySelector('h1') !== null", 'sign-in': "document.title.includes(' – ')" }

export const firstPage: Proof = {
  says: 'the first page opens like one written by hand',
  async run() {
    const port = await freePort()
    const clinic = await startClinic({ database: { memory: true }, port, desk: false, site: await makeSite(port), seed: false, quiet: true })
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags })
    try {
      const visits: Record<PageName, Visit[]> = { static: [], react: [], 'sign-in': [] }
      // The first round warms up the server.
      for (let round = -1; round < rounds; round += 1) {
        for (const name of Object.keys(pages) as PageName[]) {
          const seen = await visit(browser, clinic.origin + pages[name], usableWhen[name])
          if (round >= 0) visits[name].push(seen)
        }
      }
      return firstPageFigures(visits)
    } finally {
      await browser.close()
      await clinic.close()
    }
  },
}
