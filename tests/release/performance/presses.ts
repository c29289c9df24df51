import { chromium, type Page } from '@playwright/test'
import { browserFlags, findBrowser } from '../../support/browser.ts'
import { openViewPanel } from '../../journeys/view-steps.ts'
import { drawn, openPhone, percentile, type Measurement, type Given } from './phone.ts'

const rounds = 12

/** Notes from now on how long each press took to the next paint, as the browser reports from 16 ms on. */
const watchPresses = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const durations = new Map<number, number>()
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
        if (interactionId > 0) durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0))
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    Object.assign(globalThis, { durations })
  })

const pressesOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => [...(globalThis as unknown as { durations: Map<number, number> }).durations.values()])

const openMenu = (page: Page): Promise<void> =>
  page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click()

/** Through every screen of the menu, by its links; `onScreen` says how often it pressed something there. Tells how many presses it took. */
async function throughMenu(page: Page, onScreen: () => Promise<number> = async () => 0): Promise<number> {
  const links = page.getByRole('navigation', { name: 'Menu' }).locator('a[href^="/"]')
  await openMenu(page)
  await links.first().waitFor()
  const count = await links.count()
  await page.keyboard.press('Escape')
  let made = 0
  for (let at = 0; at < count; at += 1) {
    await openMenu(page)
    await links.nth(at).click()
    await page.waitForLoadState('networkidle')
    await drawn(page)
    made += 2 + (await onScreen())
  }
  return made
}

const looks = ['Rustig licht', 'Rustig donker', 'Standaard', 'Groter', 'Normaal']

/** Choices of how the portal looks, each of which draws the whole screen anew. */
async function throughLooks(page: Page): Promise<number> {
  await openViewPanel(page)
  const choices = [
    ...looks.map((name) => page.getByRole('radio', { name, exact: true })),
    ...['on', 'off'].map(() => page.getByRole('switch', { name: /^Zachter/ })),
  ]
  for (const choice of choices) {
    await choice.click()
    await drawn(page)
  }
  await page.keyboard.press('Escape')
  return choices.length + 1
}

/** How much more the page holds after many changes of screen. Code that is compiled as it is used more would count as heap: this browser compiles nothing. */
async function heapGrowth(given: Given): Promise<number> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...browserFlags, '--js-flags=--jitless --no-lazy-feedback-allocation'],
  })
  try {
    const { page, session } = await openPhone({ ...given, browser }, await given.testAdmin.createPatient('everything'))
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await session.send('Performance.enable')
    const heap = async () => {
      await session.send('HeapProfiler.collectGarbage')
      const { metrics } = await session.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN
    }
    await throughMenu(page)
    const first = await heap()
    for (let round = 0; round < rounds; round += 1) await throughMenu(page)
    return (await heap()) / first
  } finally {
    await browser.close()
  }
}

/** How soon the screen answers to presses that change all of it, and whether it keeps what it has left. */
export async function presses(given: Given): Promise<Measurement[]> {
  const { page } = await openPhone(given, await given.testAdmin.createPatient('everything'))
  await watchPresses(page)
  const count = await throughMenu(page, () => throughLooks(page))
  const measured = await pressesOf(page)
  const all = [...measured, ...Array.from({ length: Math.max(0, count - measured.length) }, () => 0)]
  return [
    { what: '98 of 100 presses', value: percentile(all, 0.98), unit: 'ms', most: 100 },
    { what: 'slowest press', value: Math.max(...all), unit: 'ms', most: 200 },
    { what: `heap after ${rounds} more rounds of all screens`, value: await heapGrowth(given), unit: '×', most: 1.05 },
  ]
}
