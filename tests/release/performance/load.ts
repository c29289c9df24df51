import type { Browser } from '@playwright/test'
import { slower } from './phone.ts'
import { openPlainPage } from './plain-page.ts'

/** What one visit cost, in ms. */
export interface Visit {
  largestPaint: number
  /** Sum of the layout shifts. */
  shift: number
  /** What tasks of the main thread took beyond 50 ms each. */
  blocking: number
  longestTask: number
}

/** A poor line: 150 ms there and back, 1.6 megabits a second. */
const poorLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }

/** In the page, from its first script on. */
function watch(): void {
  const seen = { largestPaint: 0, shift: 0, tasks: [] as number[] }
  const observe = (type: string, take: (entry: PerformanceEntry & { value?: number }) => void) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry)
    }).observe({ type, buffered: true })
  }
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime
  })
  observe('layout-shift', ({ value = 0 }) => {
    seen.shift += value
  })
  observe('longtask', ({ duration }) => {
    seen.tasks.push(duration)
  })
  Object.assign(window, { seen })
}

/** One visit of a cheap phone on a poor line, with an empty cache. */
export async function load(browser: Browser, url: string): Promise<Visit> {
  const page = await openPlainPage(browser)
  let loaderId: string | undefined
  const rest = Promise.withResolvers<undefined>()
  page.listen((method, event: { name: string; loaderId: string }) => {
    if (method === 'Page.lifecycleEvent' && event.name === 'networkIdle' && event.loaderId === loaderId)
      rest.resolve(undefined)
  })
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
  await page.send('Page.setLifecycleEventsEnabled', { enabled: true })
  ;({ loaderId } = await page.send('Page.navigate', { url }))
  await rest.promise
  const { result } = await page.send('Runtime.evaluate', { expression: 'seen', returnByValue: true })
  const { tasks, ...seen } = result.value as Omit<Visit, 'blocking' | 'longestTask'> & { tasks: number[] }
  await page.close()
  return {
    ...seen,
    blocking: tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
    longestTask: Math.max(0, ...tasks),
  }
}
