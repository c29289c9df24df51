import { chromium, type Page } from '@playwright/test'
import { startClinic } from '../clinic/http/server.ts'
import { browserFlags, findBrowser } from '../support/browser.ts'
import { openDesk } from '../support/desk.ts'
import { freePort } from '../support/free-port.ts'
import { buildSite } from './built-site.ts'
import { product } from './judged.ts'
import { percentile } from './measure.ts'
import type { Proof, Result } from './proof.ts'
import { signInByHand } from './sign-in-by-hand.ts'

const slower = 4
const rounds = 7
/** How many times longer the long one may take. */
const most = 3

const lengths = { short: 50, long: 1000 } as const
type Length = keyof typeof lengths

interface Opened {
  /** From the press to the frame that shows the newest message, in ms, round by round. */
  times: Readonly<Record<Length, readonly number[]>>
  /** Whether all of the long one is in the page at last, and the browser's own search finds its first message. */
  isWhole: boolean
}

export function threadFigures({ times, isWhole }: Opened): Result {
  const middle = (name: Length): number =>
    percentile(
      times[name].toSorted((one, other) => one - other),
      0.5,
    )
  const ratio = middle('long') / middle('short')
  const row = (name: Length): string =>
    `| ${lengths[name]} | ${[middle(name), Math.min(...times[name]), Math.max(...times[name])].map((time) => time.toFixed(0)).join(' | ')} |`
  return {
    passed: ratio <= most && isWhole,
    summary: {
      amount: `${times.short.length} rounds of 1,000 and of 50`,
      figure: `${ratio.toFixed(2)} ×`,
      limit: `${most} ×`,
    },
    figures: [
      `How soon the newest message of a conversation is in view after its row is pressed, in ms, on a phone's screen with the processor ${slower} times slower; both in turn, ${times.short.length} rounds in one run. The long one takes ${ratio.toFixed(2)} times as long (at most ${most}); afterwards all of it is in the page, and the browser's own search ${isWhole ? 'finds' : 'does not find'} its first message.`,
      '',
      '| messages | median | fastest | slowest |',
      '|---|---|---|---|',
      ...(['short', 'long'] as const).map(row),
    ],
  }
}

/** Presses a row of the list, and tells when its newest message is on the screen. */
async function open(page: Page, origin: string, name: Length): Promise<number> {
  await page.goto(`${origin}/messages`)
  const row = page.getByRole('link', { name: `Gesprek ${name}` })
  await row.waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const look = (pressed: number, done: (time: number) => void): void => {
      const newest = [...document.querySelectorAll('article')].at(-1)?.getBoundingClientRect()
      if (newest && newest.top < innerHeight && newest.bottom > 0)
        requestAnimationFrame(() => done(performance.now() - pressed))
      else requestAnimationFrame(() => look(pressed, done))
    }
    const opened = new Promise<number>((resolve) => {
      addEventListener('click', () => look(performance.now(), resolve), { capture: true, once: true })
    })
    Object.assign(globalThis, { opened })
  })
  await row.click()
  return page.evaluate(() => (globalThis as unknown as { opened: Promise<number> }).opened)
}

/** Waits for the older messages, then looks for words of the very first as a patient does with the browser's search. */
async function findsFirst(page: Page): Promise<boolean> {
  await page.waitForFunction((count) => document.querySelectorAll('article').length === count, lengths.long)
  return page.evaluate(() => {
    const list = document.querySelector('ol')
    getSelection()?.collapse(document.body, 0)
    const found = (globalThis as unknown as { find: (words: string) => boolean }).find(
      'Hoe gaat het met u sinds de vorige afspraak',
    )
    const place = getSelection()?.getRangeAt(0).getBoundingClientRect()
    return (
      found &&
      list?.firstElementChild?.contains(getSelection()?.anchorNode ?? null) === true &&
      place !== undefined &&
      place.top >= 0 &&
      place.bottom <= innerHeight
    )
  })
}

export const thread: Proof = {
  says: 'a conversation of a thousand messages is in view almost as soon as one of fifty',
  judges: [...product, 'tests/release/thread.ts', 'tests/release/page-site.ts'],
  async run() {
    const port = await freePort()
    const site = await buildSite('portal-thread', port)
    const clinic = await startClinic({ database: { memory: true }, port, desk: true, site, seed: false, quiet: true })
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags })
    try {
      const desk = openDesk(clinic.origin)
      const someone = await desk.createPatient('nothing-planned', {
        threads: (['short', 'long'] as const).map((name) => ({
          subject: `Gesprek ${name}`,
          count_unread: 0,
          messages: lengths[name],
        })),
      })
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        serviceWorkers: 'block',
        locale: 'nl-NL',
        bypassCSP: true,
      })
      const page = await context.newPage()
      await signInByHand(page, clinic.origin, someone, () => desk.codeFor(someone.email))
      await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slower })
      const times: Record<Length, number[]> = { short: [], long: [] }
      // The first round warms up.
      for (let round = -1; round < rounds; round += 1) {
        for (const name of ['short', 'long'] as const) {
          const time = await open(page, clinic.origin, name)
          if (round >= 0) times[name].push(time)
        }
      }
      return threadFigures({ times, isWhole: await findsFirst(page) })
    } finally {
      await browser.close()
      await clinic.close()
    }
  },
}
