import type { Browser } from '@playwright/test'
import { slower } from './phone.ts'
import { openPlainContext, type PlainPage } from './plain-page.ts'

/** What one visit cost, in ms. */
export interface Visit {
  largestPaint: number
  /** Sum of the layout shifts. */
  shift: number
  /** What tasks of the main thread took beyond 50 ms each. */
  blocking: number
  longestTask: number
}

/** What a page shows of itself as `seen`; times in ms since it was asked for. */
export interface Seen {
  firstPaint: number
  largestPaint: number
  /** Sum of the layout shifts. */
  shift: number
  /** Tasks of the main thread of more than 50 ms. */
  tasks: { at: number; duration: number }[]
}

/** What tasks took beyond 50 ms each. */
export const blockingOf = (tasks: Seen['tasks']): number =>
  tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0)

/** A poor line: 150 ms there and back, 1.6 megabits a second. */
export const poorLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }

/** In the page, from its first script on. */
function watch(): void {
  const seen: Seen = { firstPaint: 0, largestPaint: 0, shift: 0, tasks: [] }
  const observe = (type: string, take: (entry: PerformanceEntry & { value?: number }) => void) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry)
    }).observe({ type, buffered: true })
  }
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime
  })
  observe('layout-shift', ({ value = 0 }) => {
    seen.shift += value
  })
  observe('longtask', ({ startTime, duration }) => {
    seen.tasks.push({ at: startTime, duration })
  })
  Object.assign(window, { seen })
}

/** Makes a page one of a cheap phone on a poor line; what it opens has `seen`. */
export async function slowDown(page: PlainPage): Promise<void> {
  await page.send('Network.enable')
  await page.send('Page.enable')
  await page.send('Emulation.setDeviceMetricsOverride', {
    width: 390,
    height: 844,
    deviceScaleFactor: 1,
    mobile: false,
  })
  await page.send('Network.emulateNetworkConditions', poorLine)
  await page.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${watch.toString()})()` })
}

/** One visit of a cheap phone on a poor line, with an empty cache. */
export async function load(browser: Browser, url: string): Promise<Visit> {
  const context = await openPlainContext(browser)
  const page = await context.openPage()
  let loaderId: string | undefined
  const rest = Promise.withResolvers<undefined>()
  page.listen((method, event: { name: string; loaderId: string }) => {
    if (method === 'Page.lifecycleEvent' && event.name === 'networkIdle' && event.loaderId === loaderId)
      rest.resolve(undefined)
  })
  await slowDown(page)
  await page.send('Page.setLifecycleEventsEnabled', { enabled: true })
  ;({ loaderId } = await page.send('Page.navigate', { url }))
  await rest.promise
  const { result } = await page.send('Runtime.evaluate', { expression: 'seen', returnByValue: true })
  const { tasks, largestPaint, shift } = result.value as Seen
  await context.close()
  return {
    largestPaint,
    shift,
    blocking: blockingOf(tasks),
    longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
  }
}
