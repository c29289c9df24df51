import type { Browser, CDPSession, Page } from '@playwright/test'
import type { TestAdmin, TestPatient } from '../../support/test-admin.ts'
import type { Random } from '../../support/random.ts'
import { signInByHand } from '../sign-in-by-hand.ts'

/** One measurement. Without a limit it is only reported. */
export interface Measurement {
  what: string
  value: number
  unit: 'ms' | '×' | 'MB' | '/s' | ''
  most?: number
  least?: number
}

/** A browser, and the back end that serves the built portal to it. */
export interface Given {
  browser: Browser
  origin: string
  testAdmin: TestAdmin
  random: Random
}

/** How many times a cheap phone is slower than the machine that measures. */
export const slower = 4
/** A frame at 60 a second, in ms. */
export const frame = 1000 / 60

/** A signed-in patient's phone. */
export async function openPhone(
  { browser, origin, testAdmin }: Given,
  someone: TestPatient,
): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    locale: 'nl-NL',
    bypassCSP: true,
  })
  const page = await context.newPage()
  await signInByHand(page, origin, someone, () => testAdmin.codeFor(someone.email))
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  return { page, session }
}

/** The value below which this part of them lies. */
export function percentile(all: readonly number[], part: number): number {
  const rising = all.toSorted((one, other) => one - other)
  return rising[Math.min(rising.length - 1, Math.floor(rising.length * part))] ?? Number.NaN
}

export const median = (all: readonly number[]): number => percentile(all, 0.5)

/** Of several rounds of the same row, the slowest place: each counts with the middle of its rounds, as other work on the machine hits a single one. */
export const slowestOf = (rounds: readonly (readonly number[])[]): number =>
  Math.max(...(rounds[0] ?? []).map((_, at) => median(rounds.map((round) => round[at] ?? Number.NaN))))

/** Measures some things in turn, round by round; the first round warms up. */
export async function inTurn<Name extends string, Made>(
  names: readonly Name[],
  rounds: number,
  measure: (name: Name) => Promise<Made>,
): Promise<Record<Name, Made[]>> {
  const made = Object.fromEntries(names.map((name) => [name, [] as Made[]])) as Record<Name, Made[]>
  for (let round = -1; round < rounds; round += 1) {
    for (const name of names) {
      const one = await measure(name)
      if (round >= 0) made[name].push(one)
    }
  }
  return made
}

/** From a press to the frame that shows something, in ms. `isThere` runs in the page. */
export async function timeUntilShown(page: Page, isThere: () => boolean, press: () => Promise<void>): Promise<number> {
  await page.evaluate(`void (globalThis.shown = new Promise((resolve) => {
    addEventListener('click', () => {
      const pressed = performance.now()
      const look = () => requestAnimationFrame((${isThere.toString()})() ? () => resolve(performance.now() - pressed) : look)
      look()
    }, { capture: true, once: true })
  }))`)
  await press()
  return page.evaluate(() => (globalThis as unknown as { shown: Promise<number> }).shown)
}

/** All that was set in motion has been drawn. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      }),
  )

/** Whether the browser's own search finds words in the page: what is not in the document cannot be found. */
export const finds = (page: Page, words: string): Promise<boolean> =>
  page.evaluate((text) => {
    getSelection()?.collapse(document.body, 0)
    return (globalThis as unknown as { find: (text: string) => boolean }).find(text)
  }, words)
