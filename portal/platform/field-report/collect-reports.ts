import { capturedErrors } from './captured-errors.ts'
import { errorKind, type RouteReport } from './route-report.ts'

/** The fields of all entry types that are observed; TypeScript knows no layout shifts. */
interface Timing extends PerformanceEntry {
  interactionId?: number
  value?: number
  hadRecentInput?: boolean
}

const add = <Key extends string>(numbers: Partial<Record<Key, number>>, key: Key, more: number) => {
  numbers[key] = (numbers[key] ?? 0) + more
}

/**
 * Collects a report for each route, posts the list to VITE_REPORT_ADDRESS whenever the page is hidden, and then starts
 * counting again; without a connection the list waits for the next time. Being hidden is the last event that every
 * browser gives a page (Firefox before 133 drops what an unloading page sends). `routeOf` gives the route's pattern for
 * a path.
 */
export function collectReports(routeOf: (path: string) => string): void {
  let reports: Record<string, RouteReport> = {}
  const reportOf = (path = location.pathname) => {
    const route = routeOf(path)
    return (reports[route] ??= { version: import.meta.env.PORTAL_VERSION, route, errors: {} })
  }
  const keepLongest = (field: 'largestPaint' | 'response', ms: number) => {
    const report = reportOf()
    report[field] = Math.max(report[field] ?? 0, ms)
  }
  const measures: Record<string, (entry: Timing) => void> = {
    // Once the page was out of sight, a paint may have waited for somebody to look.
    'largest-contentful-paint': ({ startTime }) => {
      if (!performance.getEntriesByName('hidden')[0]) keepLongest('largestPaint', startTime)
    },
    event: ({ interactionId, duration }) => {
      if (interactionId) keepLongest('response', duration)
    },
    'layout-shift': ({ hadRecentInput, value = 0 }) => {
      if (!hadRecentInput) add(reportOf(), 'shift', value)
    },
  }
  const measure = (entries: PerformanceEntryList) => entries.forEach((entry) => measures[entry.entryType]?.(entry))
  const observer = new PerformanceObserver((list) => measure(list.getEntries()))
  for (const type of PerformanceObserver.supportedEntryTypes) {
    // By default every event of less than 104 ms is left out; 16 is the least that a browser takes.
    const options = { type, buffered: true, durationThreshold: 16 }
    if (measures[type]) observer.observe(options)
  }
  const send = () => {
    if (document.visibilityState !== 'hidden') return
    measure(observer.takeRecords())
    for (const [error, path] of capturedErrors.splice(0)) add(reportOf(path).errors, errorKind(error), 1)
    // Exact numbers could help to recognise a device. No count needs more than two digits: see the limit of what is captured.
    const body = JSON.stringify(Object.values(reports), (_, value: unknown) =>
      typeof value === 'number' ? Number(value.toPrecision(2)) : value,
    )
    if (body === '[]' || !navigator.onLine) return
    reports = {}
    // Not sendBeacon, which sends the session's cookie along. With no-cors the receiver needs no CORS headers.
    fetch(import.meta.env.VITE_REPORT_ADDRESS, {
      method: 'POST',
      body,
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      mode: 'no-cors',
    }).catch(() => undefined)
  }
  document.addEventListener('visibilitychange', send)
  send()
}
