import { createHash } from 'node:crypto'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { startClinic } from '../clinic/http/server.ts'
import { browserFlags, findBrowser } from '../support/browser.ts'
import { openDesk } from '../support/desk.ts'
import { freePort } from '../support/free-port.ts'
import { root } from '../support/report.ts'
import { buildSite } from './built-site.ts'
import { debuggingPort, meters, type Visit } from './first-page/meters.ts'
import type { Proof, Result } from './proof.ts'

interface Limits extends Partial<Omit<Visit, 'largestPaint'>> {
  /** How much later than that of a page written by hand the largest paint may come. */
  toStatic: number
}

const review: Limits = { toStatic: 1.15, shift: 0.02 }
/** What is held to what; a link to a review that can be used, one that was used, and one that lacks a part. */
const limits = {
  'sign-in': { toStatic: 1.1, shift: 0, blocking: 150, longestTask: 100, script: 100_000 },
  review: review,
  'review, used': review,
  'review, no link': review,
} as const satisfies Record<string, Limits>
/** Lighthouse turns the browser's inspector on, which makes the first task longer than a patient's (see `openPlainPage`): that figure is told only. */
const isHeld = (meter: string, what: string): boolean => !(meter === 'Lighthouse' && what === 'longestTask')
type PageName = 'by hand' | keyof typeof limits
const names = ['by hand', ...Object.keys(limits)] as PageName[]
const rounds = 5

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN

type Seen = Readonly<Record<string, Readonly<Record<PageName, readonly Visit[]>>>>

export function firstPageFigures(seen: Seen): Result {
  const of = (meter: string, name: PageName, what: keyof Visit): number =>
    median(seen[meter]?.[name].map((visit) => visit[what]) ?? [])
  const ratio = (meter: string, name: PageName): number =>
    of(meter, name, 'largestPaint') / of(meter, 'by hand', 'largestPaint')
  const broken = (meter: string, [name, { toStatic, ...most }]: [string, Limits]): string[] => [
    ...(ratio(meter, name as PageName) <= toStatic
      ? []
      : [
          `- ${meter}, ${name}: largest paint ${ratio(meter, name as PageName).toFixed(2)} × that of the page by hand, at most ${toStatic.toFixed(2)} ×`,
        ]),
    ...(Object.entries(most) as [keyof Visit, number][])
      .filter(([what, limit]) => isHeld(meter, what) && !(of(meter, name as PageName, what) <= limit))
      .map(
        ([what, limit]) =>
          `- ${meter}, ${name}: ${what} ${of(meter, name as PageName, what).toFixed(what === 'shift' ? 3 : 0)}, at most ${limit}`,
      ),
  ]
  const row = (meter: string, name: PageName): string => {
    const whole = (what: keyof Visit): string => String(Math.round(of(meter, name, what)))
    return `| ${meter} | ${name} | ${whole('firstPaint')} | ${whole('largestPaint')} | ${ratio(meter, name).toFixed(2)} × | ${of(meter, name, 'shift').toFixed(3)} | ${whole('blocking')} | ${whole('longestTask')} | ${whole('requests')} | ${(of(meter, name, 'script') / 1000).toFixed(1)} |`
  }
  const over = Object.keys(meters).flatMap((meter) => Object.entries(limits).flatMap((held) => broken(meter, held)))
  return {
    passed: over.length === 0,
    summary: {
      amount: `${names.length} pages, ${rounds} rounds, 2 meters`,
      figure: `sign-in ${Object.keys(meters)
        .map((meter) => ratio(meter, 'sign-in').toFixed(2))
        .join(' and ')} ×`,
      limit: 'at most 1.10 ×',
    },
    figures: [
      `Medians of ${rounds} rounds, each page in turn with an empty cache. Lighthouse's mobile preset works its times out from a load without throttling; "applied" is a load on a processor 4 times slower, with 150 ms and 1.6 megabits a second, and without the browser's inspector. Lighthouse has that on, and its longest task is half the inspector's: told, not held to a limit. Times in ms, script in kB.`,
      '',
      '| meter | page | first paint | largest paint | to the page by hand | shift | blocking | longest task | requests | script |',
      '|---|---|---|---|---|---|---|---|---|---|',
      ...Object.keys(meters).flatMap((meter) => names.map((name) => row(meter, name))),
      ...(over.length > 0 ? ['', ...over] : []),
    ],
  }
}

/** The built portal, with a page written by hand beside it, whose style the policy has to know. */
async function makeSite(port: number): Promise<string> {
  const site = await buildSite('portal-first-page', port)
  const page = join(root, 'tests/release/first-page/static.html')
  cpSync(page, join(site, 'static.html'))
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(readFileSync(page, 'utf8')) ?? []
  const headers = join(site, 'headers.json')
  writeFileSync(
    headers,
    readFileSync(headers, 'utf8').replaceAll(
      "style-src 'self'",
      `style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    ),
  )
  return site
}

export const firstPage: Proof = {
  says: 'the sign-in page and the review open like a page written by hand',
  judges: [
    'portal',
    'design-system',
    'locales',
    'vite.config.ts',
    'tailwind.config.ts',
    'package-lock.json',
    'tests/release/first-page*',
  ],
  async run() {
    const port = await freePort()
    const clinic = await startClinic({
      database: { memory: true },
      port,
      desk: true,
      site: await makeSite(port),
      seed: false,
      quiet: true,
    })
    const desk = openDesk(clinic.origin)
    const { email } = await desk.createPatient('reviews')
    const addresses: Record<PageName, string> = {
      'by hand': '/static',
      'sign-in': '/login',
      review: `/feedback?uuid=${await desk.reviewLink(email, 'open')}`,
      'review, used': '/feedback?uuid=00000000-0000-4000-8000-000000000000',
      'review, no link': '/feedback',
    }
    const browser = await chromium.launch({
      executablePath: await findBrowser(),
      args: [...browserFlags, `--remote-debugging-port=${debuggingPort}`],
    })
    const visitsOf = async (visit: (typeof meters)[keyof typeof meters]) => {
      const visits = Object.fromEntries(names.map((name) => [name, [] as Visit[]])) as Record<PageName, Visit[]>
      // The first round warms up the server.
      for (let round = -1; round < rounds; round += 1) {
        for (const name of names) {
          const seen = await visit(browser, clinic.origin + addresses[name])
          if (round >= 0) visits[name].push(seen)
        }
      }
      return visits
    }
    try {
      return firstPageFigures({
        Lighthouse: await visitsOf(meters.Lighthouse),
        applied: await visitsOf(meters.applied),
      })
    } finally {
      await browser.close()
      await clinic.close()
    }
  },
}
