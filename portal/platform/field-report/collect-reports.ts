import { onCapturedError } from './captured-errors.ts'
import { count, emptyReport, errorKind, violationFields, type RouteReport } from './route-report.ts'

interface Options {
  /** URL that reports are posted to. */
  address: string
  version: string
  /** The route's pattern for a path. */
  routeOf: (path: string) => string
}

/** The fields of all entry types that are observed; TypeScript knows no layout shifts. */
interface Timing extends PerformanceEntry {
  interactionId?: number
  value?: number
  hadRecentInput?: boolean
}

/** In ms; the least that the event timing API gives. By default it leaves out what took less than 104. */
const durationThreshold = 16

/** Calls `onEntry` for every entry, those before now included. Gives what handles the entries that still wait. */
function observe(type: string, onEntry: (entry: Timing) => void): () => void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => undefined
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(onEntry))
  const options = { type, buffered: true, durationThreshold }
  observer.observe(options)
  return () => observer.takeRecords().forEach(onEntry)
}

/** To 10 ms: a more exact time could help to recognise a device. */
const rounded = (ms: number) => Math.round(ms / 10) * 10

/** The sum of a burst of layout shifts: at most 1 s between two and 5 s in all, as cumulative layout shift is defined. */
function burstMeter(): (entry: Timing) => number {
  let [first, last, sum] = [0, 0, 0]
  return ({ startTime, value = 0 }) => {
    if (startTime - last > 1000 || startTime - first > 5000) [first, sum] = [startTime, 0]
    last = startTime
    return (sum += value)
  }
}

/**
 * Collects a report for each route, and posts a list of them whenever the page is hidden, which is the last that every
 * browser tells a page before it goes. Counting begins anew then.
 */
export function collectReports({ address, version, routeOf }: Options): void {
  let reports = new Map<string, RouteReport>()
  const reportOf = (path = location.pathname): RouteReport => {
    const route = routeOf(path)
    const report = reports.get(route) ?? emptyReport(version, route)
    reports.set(route, report)
    return report
  }
  const raise = (field: 'largestPaint' | 'response' | 'shift', value: number) => {
    const report = reportOf()
    report[field] = Math.max(report[field] ?? 0, value)
  }
  onCapturedError((error, path) => {
    const { errors, violations } = reportOf(path)
    if (error instanceof SecurityPolicyViolationEvent) count(violations, violationFields(error, location.origin))
    else count(errors, { kind: errorKind(error) })
  })
  // A page that was opened out of sight is painted when somebody looks at it, which says nothing of its speed.
  let isPaintTimed = performance.getEntriesByType('visibility-state')[0]?.name !== 'hidden'
  const burstOf = burstMeter()
  const pending = [
    observe('largest-contentful-paint', ({ startTime }) => { if (isPaintTimed) raise('largestPaint', rounded(startTime)) }),
    observe('event', ({ interactionId, duration }) => { if (interactionId) raise('response', rounded(duration)) }),
    observe('layout-shift', (entry) => { if (!entry.hadRecentInput) raise('shift', Math.round(burstOf(entry) * 100) / 100) }),
  ]
  const send = () => {
    if (document.visibilityState !== 'hidden') return
    for (const handle of pending) handle()
    isPaintTimed = false
    // Without a connection all of it waits for the next time.
    if (reports.size === 0 || !navigator.onLine) return
    // Not sendBeacon, which sends the session's cookie along. An opaque answer asks no CORS of the receiver.
    fetch(address, { method: 'POST', body: JSON.stringify([...reports.values()]), keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer', mode: 'no-cors' }).catch(() => undefined)
    reports = new Map()
  }
  document.addEventListener('visibilitychange', send)
  send()
}
