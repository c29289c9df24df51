import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ScreenNotLoaded } from '../lazy-with-retry.tsx'
import { capturedErrors, captureError, captureErrors } from './captured-errors.ts'
import { collectReports } from './collect-reports.ts'

const canary = 'Kanarie 4721'
const address = 'https://reports.example/portal'

class Violation extends Event {
  override readonly isTrusted: boolean
  readonly effectiveDirective: string
  readonly blockedURI: string

  constructor(effectiveDirective: string, blockedURI: string, isTrusted = true) {
    super('securitypolicyviolation')
    Object.defineProperty(this, 'isTrusted', { value: isTrusted })
    this.isTrusted = isTrusted
    this.effectiveDirective = effectiveDirective
    this.blockedURI = blockedURI
  }
}

let page: {
  window: EventTarget
  document: EventTarget & { visibilityState: string }
  location: { origin: string; pathname: string }
  navigator: { onLine: boolean }
  waiting: object[]
}
let posted: { url: string; body: string; options: RequestInit }[]
let observe: (entry: object) => void

beforeEach(() => {
  page = {
    window: new EventTarget(),
    document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
    location: { origin: 'https://portal.example', pathname: '/invoice/4721' },
    navigator: { onLine: true },
    waiting: [],
  }
  posted = []
  capturedErrors.length = 0
  vi.stubEnv('VITE_REPORT_ADDRESS', address)
  vi.stubEnv('PORTAL_VERSION', '0.1.0+abcdef0')
  vi.stubGlobal('addEventListener', page.window.addEventListener.bind(page.window))
  vi.stubGlobal('document', page.document)
  vi.stubGlobal('location', page.location)
  vi.stubGlobal('navigator', page.navigator)
  vi.stubGlobal('SecurityPolicyViolationEvent', Violation)
  vi.stubGlobal('fetch', (url: string, { body, ...options }: RequestInit) => {
    posted.push({ url, body: body as string, options })
    return Promise.reject(new TypeError('Failed to fetch'))
  })
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static supportedEntryTypes = ['event', 'largest-contentful-paint', 'layout-shift', 'resource']
      constructor(callback: (list: { getEntries: () => object[] }) => void) {
        observe = (entry) => callback({ getEntries: () => [entry] })
      }
      observe() {}
      takeRecords() {
        return page.waiting
      }
    },
  )
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([])
})

function hide(): unknown {
  page.document.visibilityState = 'hidden'
  page.document.dispatchEvent(new Event('visibilitychange'))
  page.document.visibilityState = 'visible'
  return posted.splice(0).map(({ body }) => JSON.parse(body) as unknown)[0]
}

const routeOf = (path: string) => path.replace(/\d+/, ':id')
const report = (fields: object, route = '/invoice/:id') => ({ version: '0.1.0+abcdef0', route, errors: {}, ...fields })
const happen = (type: string, fields: object) => page.window.dispatchEvent(Object.assign(new Event(type), fields))
const withName = (name: string) => Object.assign(new Error(canary), { name })

describe('a report has the name of an error', () => {
  test.each<[unknown, string]>([
    [new TypeError(canary), 'TypeError'],
    [new RangeError(canary), 'RangeError'],
    [new DOMException(canary, 'QuotaExceededError'), 'QuotaExceededError'],
    [withName('ApiError'), 'ApiError'],
    [new Error(canary), 'Error'],
    [withName(canary), 'Error'],
    [withName(`TypeError ${canary}`), 'Error'],
    [canary, 'unknown'],
    [null, 'unknown'],
    [{ name: 'TypeError', message: canary }, 'unknown'],
    [new ScreenNotLoaded(() => Promise.resolve(), canary), 'ScriptNotLoaded'],
    [
      new TypeError('Failed to fetch dynamically imported module: https://portal.example/assets/a.js'),
      'ScriptNotLoaded',
    ],
    [new TypeError('Importing a module script failed.'), 'ScriptNotLoaded'],
    [new Violation('img-src', `https://elders.example/${canary}`), 'img-src foreign'],
    [new Violation('style-src-attr', 'inline'), 'style-src-attr inline'],
    [new Violation('script-src', 'eval'), 'script-src eval'],
    [new Violation('connect-src', `https://portal.example/${canary}`), 'connect-src own'],
    [new Violation('connect-src', `https://portal.example.elders.example/${canary}`), 'connect-src foreign'],
    [new Violation(canary, canary, false), 'unknown'],
  ])('%o: %s', (error, kind) => {
    captureError(error)
    collectReports(routeOf)
    expect(hide()).toEqual([report({ errors: { [kind]: 1 } })])
  })

  test('also of rejected promises and rejected requests, counted by route, including errors before the code was loaded', () => {
    captureErrors()
    happen('error', { error: new TypeError(canary) })
    page.location.pathname = '/login'
    collectReports(routeOf)
    happen('error', { error: new TypeError(canary) })
    happen('unhandledrejection', { reason: new TypeError(canary) })
    page.window.dispatchEvent(new Violation('img-src', 'data:,'))
    expect(hide()).toEqual([
      report({ errors: { TypeError: 1 } }),
      report({ errors: { TypeError: 2, 'img-src foreign': 1 } }, '/login'),
    ])
  })

  test('and counts a repeated error at most 50 times', () => {
    collectReports(routeOf)
    for (let times = 0; times < 1000; times += 1) captureError(new TypeError(canary))
    expect(hide()).toEqual([report({ errors: { TypeError: 50 } })])
  })
})

describe('a report has page metrics:', () => {
  test('the largest paint, the slowest interaction and the layout shifts, in two digits, including pending entries', () => {
    collectReports(routeOf)
    observe({ entryType: 'largest-contentful-paint', startTime: 812.3 })
    observe({ entryType: 'largest-contentful-paint', startTime: 1234.5 })
    observe({ entryType: 'event', interactionId: 7, duration: 184 })
    observe({ entryType: 'event', interactionId: 8, duration: 96 })
    observe({ entryType: 'event', interactionId: 0, duration: 999 })
    observe({ entryType: 'layout-shift', hadRecentInput: false, value: 0.0512 })
    observe({ entryType: 'layout-shift', hadRecentInput: true, value: 0.9 })
    observe({ entryType: 'resource', name: canary, duration: 5000 })
    page.waiting = [{ entryType: 'layout-shift', hadRecentInput: false, value: 0.0212 }]
    expect(hide()).toEqual([report({ largestPaint: 1200, response: 180, shift: 0.072 })])
  })

  test('no paint of a page that started hidden', () => {
    vi.mocked(performance.getEntriesByName).mockReturnValue([{}] as PerformanceEntryList)
    collectReports(routeOf)
    observe({ entryType: 'largest-contentful-paint', startTime: 90_000 })
    expect(hide()).toBeUndefined()
  })
})

describe('a report is sent', () => {
  test('when the page is hidden, without cookies and referrer, as a request that needs no CORS preflight', () => {
    captureError(new TypeError(canary))
    collectReports(routeOf)
    expect(posted).toEqual([])
    page.document.visibilityState = 'hidden'
    page.document.dispatchEvent(new Event('visibilitychange'))
    expect(posted).toEqual([
      {
        url: address,
        body: expect.any(String) as string,
        options: {
          method: 'POST',
          keepalive: true,
          credentials: 'omit',
          referrerPolicy: 'no-referrer',
          mode: 'no-cors',
        },
      },
    ])
  })

  test('once, and only if it is not empty', () => {
    collectReports(routeOf)
    expect(hide()).toBeUndefined()
    captureError(new TypeError(canary))
    expect(hide()).toEqual([report({ errors: { TypeError: 1 } })])
    expect(hide()).toBeUndefined()
  })

  test('at once by a page that was hidden before the code was loaded, and later by one that is offline', () => {
    captureError(new TypeError(canary))
    page.navigator.onLine = false
    page.document.visibilityState = 'hidden'
    collectReports(routeOf)
    expect(posted).toEqual([])
    page.navigator.onLine = true
    expect(hide()).toEqual([report({ errors: { TypeError: 1 } })])
    captureError(new TypeError(canary))
    page.document.visibilityState = 'hidden'
    collectReports(routeOf)
    expect(posted).toHaveLength(1)
  })
})
