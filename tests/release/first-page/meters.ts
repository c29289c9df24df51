import type { Browser } from '@playwright/test'
import lighthouse from 'lighthouse'
import { openPlainPage } from './plain-page.ts'

/** What one visit cost: times in ms, `script` in bytes over the line. */
export interface Visit {
  firstPaint: number
  largestPaint: number
  /** Sum of the layout shifts. */
  shift: number
  /** What tasks of the main thread took beyond 50 ms each. */
  blocking: number
  longestTask: number
  requests: number
  script: number
}
type Meter = (browser: Browser, url: string) => Promise<Visit>

/** Where Lighthouse reaches the browser. */
export const debuggingPort = 9371
/** A cheap phone on a poor line: 4 times slower than this machine, 150 ms there and back, 1.6 megabits a second. */
const slow = {
  cpu: 4,
  network: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 },
}

/** In the page, from its first script on. */
function watch(): void {
  const seen = { firstPaint: 0, largestPaint: 0, shift: 0, tasks: [] as number[] }
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
  observe('longtask', ({ duration }) => {
    seen.tasks.push(duration)
  })
  Object.assign(window, { seen })
}

/** The throttling is applied by the browser while the page loads. */
const applied: Meter = async (browser, url) => {
  const page = await openPlainPage(browser)
  const scripts = new Set<string>()
  const counted = { requests: 0, script: 0 }
  let loaderId: string | undefined
  const rest = Promise.withResolvers<undefined>()
  page.listen(
    (method, event: { requestId: string; type: string; encodedDataLength: number; name: string; loaderId: string }) => {
      if (method === 'Network.responseReceived' && event.type === 'Script') scripts.add(event.requestId)
      if (method === 'Network.loadingFinished') {
        counted.requests += 1
        if (scripts.has(event.requestId)) counted.script += event.encodedDataLength
      }
      if (method === 'Page.lifecycleEvent' && event.name === 'networkIdle' && event.loaderId === loaderId)
        rest.resolve(undefined)
    },
  )
  await page.send('Network.enable')
  await page.send('Page.enable')
  await page.send('Emulation.setDeviceMetricsOverride', {
    width: 390,
    height: 844,
    deviceScaleFactor: 1,
    mobile: false,
  })
  await page.send('Network.emulateNetworkConditions', slow.network)
  await page.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu })
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${watch.toString()})()` })
  await page.send('Page.setLifecycleEventsEnabled', { enabled: true })
  ;({ loaderId } = await page.send('Page.navigate', { url }))
  await rest.promise
  const { result } = await page.send('Runtime.evaluate', { expression: 'seen', returnByValue: true })
  const { tasks, ...seen } = result.value as Omit<Visit, 'blocking' | 'longestTask'> & { tasks: number[] }
  await page.close()
  return {
    ...seen,
    ...counted,
    blocking: tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
    longestTask: Math.max(0, ...tasks),
  }
}

interface LighthouseItem {
  duration?: number
  resourceType?: string
  transferSize?: number
}

/** Lighthouse's mobile preset, which loads the page unthrottled and works out what a slow phone would make of it. */
const byLighthouse: Meter = async (_browser, url) => {
  const result = await lighthouse(url, { port: debuggingPort, onlyCategories: ['performance'], logLevel: 'silent' })
  if (!result) throw new Error(`Lighthouse has no figures of ${url}.`)
  const { audits } = result.lhr
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const items = (id: string): LighthouseItem[] =>
    (audits[id]?.details as { items?: LighthouseItem[] } | undefined)?.items ?? []
  const requests = items('network-requests')
  return {
    firstPaint: number('first-contentful-paint'),
    largestPaint: number('largest-contentful-paint'),
    shift: number('cumulative-layout-shift'),
    blocking: number('total-blocking-time'),
    longestTask: Math.max(0, ...items('long-tasks').map(({ duration = 0 }) => duration)),
    requests: requests.length,
    script: requests.reduce(
      (sum, { resourceType, transferSize = 0 }) => (resourceType === 'Script' ? sum + transferSize : sum),
      0,
    ),
  }
}

export const meters = { Lighthouse: byLighthouse, applied } as const
