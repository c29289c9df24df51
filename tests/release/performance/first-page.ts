import { createHash } from 'node:crypto'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { load, type Visit } from './load.ts'
import { inTurn, median, type Measurement, type Given } from './phone.ts'

/**
 * How much later than that of a page written by hand the largest paint may come. These pages bring more markup and style: a
 * tenth was not held where the machine that measures also serves them.
 */
const toStatic = 1.2
const review = { shift: 0.02 }
/** Its script has a budget in `npm test`. */
const limits = {
  'sign-in': { shift: 0, blocking: 150, longestTask: 100 },
  review,
  'review, used': review,
  'review, no link': review,
} as const satisfies Record<string, Partial<Visit>>
const pages = Object.keys(limits) as (keyof typeof limits)[]

/** Puts a page written by hand beside the built portal; the policy has to know its style. */
export function addStaticPage(site: string): void {
  const page = join(import.meta.dirname, 'static.html')
  cpSync(page, join(site, 'static.html'))
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(readFileSync(page, 'utf8')) ?? []
  const allowed = `style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}'`
  // The service worker keeps no page with another policy than it knows.
  for (const name of ['headers.json', 'sw.js']) {
    const file = join(site, name)
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll("style-src 'self'", allowed))
    for (const compressed of ['br', 'gz']) rmSync(`${file}.${compressed}`, { force: true })
  }
}

/** How soon the pages that visitors open first are painted, on a cheap phone and a poor line. */
export async function firstPage({ browser, origin, testAdmin }: Given): Promise<Measurement[]> {
  const { email } = await testAdmin.createPatient('reviews')
  const addresses = {
    'by hand': '/static.html',
    'sign-in': '/login',
    review: `/feedback?uuid=${await testAdmin.reviewLink(email, 'open')}`,
    'review, used': '/feedback?uuid=00000000-0000-4000-8000-000000000000',
    'review, no link': '/feedback',
  }
  const visits = await inTurn(['by hand', ...pages] as const, 5, (page) => load(browser, origin + addresses[page]))
  const middle = (page: keyof typeof addresses, what: keyof Visit) => median(visits[page].map((visit) => visit[what]))
  const paint = middle('by hand', 'largestPaint')
  return [
    { what: 'largest paint of a page written by hand', value: paint, unit: 'ms' },
    ...pages.flatMap((page): Measurement[] => [
      {
        what: `largest paint of ${page}, beside it`,
        value: middle(page, 'largestPaint') / paint,
        unit: '×',
        most: toStatic,
      },
      ...(Object.entries(limits[page]) as [keyof Visit, number][]).map(([what, most]): Measurement => ({
        what: `${page}: ${what}`,
        value: middle(page, what),
        unit: what === 'shift' ? '' : 'ms',
        most,
      })),
    ]),
  ]
}
