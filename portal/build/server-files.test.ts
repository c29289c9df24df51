import { describe, expect, test } from 'vitest'
import { headers, serverFiles, serverSettings } from './headers.ts'
import { buildVersion, releaseOf, securityText } from './release.ts'
import { caching, fileEnding, securityHeaders, type ServerTable } from './server-table.ts'
import { readEnvironment } from '../platform/environment.ts'

const html = '<script>start()</script><style>a{}</style>'
const apart = { apiOrigin: 'https://clinic.example', reportOrigin: null, hasHstsPreload: false }
const table: ServerTable = {
  always: securityHeaders(html, apart),
  caching,
  pages: [
    { pattern: '/login', file: 'login.html' },
    { pattern: '/question/:id', file: 'pages/question.html' },
    { pattern: '/invoice/:id/:docId', file: 'pages/invoiceDocument.html' },
    { pattern: '/invoice/:id/rebate', file: 'pages/rebate.html' },
  ],
  folders: ['.well-known', 'assets', 'locales'],
  apiFolders: ['auth', 'patientPortal'],
  siteHost: 'portal.example',
}
const withPlanted: ServerTable = { ...table, always: { ...table.always, 'X-Planted': 'planted value' } }
const filesOf = (given: ServerTable) => {
  const { inSite, beside } = serverFiles(given)
  return { ...inSite, ...beside }
}

describe('the server files', () => {
  test('are beside the site, except those that must be in it', () => {
    const { inSite, beside } = serverFiles(table)
    expect([Object.keys(inSite), Object.keys(beside)]).toEqual([
      ['headers.json', '_headers', '_redirects'],
      ['nginx.conf', 'nginx-behind-proxy.conf', 'Caddyfile', 'Caddyfile-behind-proxy', 'deploy.sh'],
    ])
  })

  test('are all generated from one table: an extra header appears in each, once for each location', () => {
    const times = (text = '') => text.split('planted value').length - 1
    const files: Record<string, string> = filesOf(withPlanted)
    expect(Object.keys(files).map((name) => [name, times(files[name])])).toEqual([
      ['headers.json', 2],
      ['_headers', 1],
      ['_redirects', 0],
      ['nginx.conf', 3],
      ['nginx-behind-proxy.conf', 2],
      ['Caddyfile', 2],
      ['Caddyfile-behind-proxy', 2],
      ['deploy.sh', 0],
    ])
  })

  test('have every header, page and folder of the table', () => {
    const files: Record<string, string> = filesOf(table)
    for (const name of ['headers.json', '_headers', 'nginx.conf', 'Caddyfile'])
      for (const [header, value] of Object.entries(table.always)) {
        expect(files[name], `${name} ${header}`).toContain(header)
        expect(files[name], `${name} ${header}`).toContain(value)
      }
    for (const name of ['_redirects', 'nginx.conf', 'Caddyfile'])
      for (const place of ['login.html', 'pages/question.html', 'well-known', 'assets', 'locales'])
        expect(files[name], name).toContain(place)
  })

  test('serve the portal for an address that only ends in punctuation, and a 404 for a missing file', () => {
    const ending = new RegExp(fileEnding)
    const { 'nginx.conf': nginx, Caddyfile } = serverFiles(table).beside
    expect([nginx, Caddyfile].map((text) => text?.split(fileEnding).length)).toEqual([2, 2])
    expect(
      ['/login.', '/login)', '/question/12.', '/question/12).', '/v1.0/login'].filter((path) => ending.test(path)),
    ).toEqual([])
    expect(['/gone.txt', '/sw.js', '/fonts/a.woff2', '/login.HTML'].filter((path) => !ending.test(path))).toEqual([])
    expect(serverFiles(table).inSite['_redirects']).toMatch(/\n\/\* \/index\.html 200\n$/)
  })

  test('PWA-06 give each route its page, words before ids', () => {
    const lines = serverFiles(table).inSite['_redirects']?.split('\n') ?? []
    expect(lines.filter((line) => line.startsWith('/invoice/'))).toEqual([
      '/invoice/:id/rebate /pages/rebate.html 200',
      '/invoice/:id/:docId /pages/invoiceDocument.html 200',
    ])
    const { pages } = JSON.parse(serverFiles(table).inSite['headers.json'] ?? '') as {
      pages: { addresses: string; file: string }[]
    }
    const fileFor = (path: string) => pages.find(({ addresses }) => new RegExp(addresses).test(path))?.file
    expect(['/invoice/12/rebate', '/invoice/12/3/', '/question/12', '/question/0', '/login/'].map(fileFor)).toEqual([
      'pages/rebate.html',
      'pages/invoiceDocument.html',
      'pages/question.html',
      undefined,
      'login.html',
    ])
  })

  test('proxy API calls only if the back end has no origin of its own', () => {
    const own = serverFiles({ ...table, apiFolders: [] }).beside
    expect(serverFiles(table).beside['nginx.conf']).toContain('location ~ ^/(?:auth|patientPortal)/')
    expect(serverFiles(table).beside['Caddyfile']).toContain('@calls path /auth/* /patientPortal/*')
    expect(own['nginx.conf']).not.toContain('proxy_pass')
    expect(own['Caddyfile']).not.toContain('reverse_proxy')
  })

  test('a value that a server would interpret stops the build', () => {
    for (const value of ['$host', 'a"b'])
      expect(() => serverFiles({ ...table, always: { 'X-Planted': value } })).toThrow('nginx cannot send')
    expect(() => serverFiles({ ...table, always: { 'X-Planted': '{env.HOME}' } })).toThrow('Caddy cannot send')
  })
})

test('a build with a base path is rejected', () => {
  const { config } = headers({ ...apart, apiFolders: [], siteHost: null })
  const refuse = (base?: string) => () => (config as (given: { base?: string | undefined }) => void)({ base })
  expect(refuse('/portal/')).toThrow('not below /portal/: leave --base out')
  expect(refuse('/')).not.toThrow()
  expect(refuse()).not.toThrow()
})

describe('the security headers', () => {
  const built = (settings: Record<string, string>) =>
    serverSettings(readEnvironment({ VITE_API_HOST: 'portal.example', ...settings }))
  const headerOf = (name: string, settings: Record<string, string>) => securityHeaders(html, built(settings))[name]

  test('allow the origin of the back end, and no other origin when the site proxies calls', () => {
    expect(headerOf('Content-Security-Policy', {})).toContain("connect-src 'self' https://portal.example;")
    expect(headerOf('Content-Security-Policy', { VITE_API_SAME_ORIGIN: 'true' })).toContain("connect-src 'self';")
  })

  test('allow the origin of the report address, if it is neither the site nor the back end', () => {
    const connect = (settings: Record<string, string>) =>
      /connect-src [^;]*/.exec(headerOf('Content-Security-Policy', settings) ?? '')?.[0]
    expect(connect({ VITE_REPORT_ADDRESS: 'https://reports.example/a' })).toBe(
      "connect-src 'self' https://portal.example https://reports.example",
    )
    expect(connect({ VITE_REPORT_ADDRESS: 'https://portal.example/a/b' })).toBe(
      "connect-src 'self' https://portal.example",
    )
    expect(connect({ VITE_REPORT_ADDRESS: 'https://reports.example/a', VITE_API_SAME_ORIGIN: 'true' })).toBe(
      "connect-src 'self' https://reports.example",
    )
    expect(connect({ VITE_REPORT_ADDRESS: 'https://portal.example/a/b', VITE_API_SAME_ORIGIN: 'true' })).toBe(
      "connect-src 'self'",
    )
  })

  test('request HSTS preloading only when set', () => {
    expect(headerOf('Strict-Transport-Security', {})).toBe('max-age=63072000; includeSubDomains')
    expect(headerOf('Strict-Transport-Security', { VITE_HSTS_PRELOAD: 'true' })).toBe(
      'max-age=63072000; includeSubDomains; preload',
    )
  })

  test('proxied paths are those of the contract, log-off, and reports to the back end itself', () => {
    expect(built({}).apiFolders).toEqual([])
    expect(built({ VITE_API_SAME_ORIGIN: 'true', VITE_SIGN_OUT_PATH: '/session/end' }).apiFolders).toEqual([
      'auth',
      'identification',
      'patientPortal',
      'session',
    ])
    expect(
      built({ VITE_API_SAME_ORIGIN: 'true', VITE_REPORT_ADDRESS: 'https://portal.example/reports/a' }).apiFolders,
    ).toEqual(['auth', 'identification', 'patientPortal', 'reports'])
    expect(
      built({ VITE_API_SAME_ORIGIN: 'true', VITE_REPORT_ADDRESS: 'https://reports.example/reports/a' }).apiFolders,
    ).toEqual(['auth', 'identification', 'patientPortal'])
  })
})

describe('a release', () => {
  test('has its time from SOURCE_DATE_EPOCH, otherwise from the commit, never from the clock', () => {
    expect(releaseOf('1.2.3', 'abc 86400', undefined)).toEqual({
      version: '1.2.3',
      commit: 'abc',
      time: '1970-01-02T00:00:00.000Z',
    })
    expect(releaseOf('1.2.3', 'abc 86400', '0').time).toBe('1970-01-01T00:00:00.000Z')
    expect(releaseOf('1.2.3', '', undefined)).toEqual({ version: '1.2.3', commit: null, time: null })
    expect(() => releaseOf('1.2.3', '', 'today')).toThrow('SOURCE_DATE_EPOCH')
  })

  test('has one version string in error reports', () => {
    expect(buildVersion({ version: '1.2.3', commit: '1c93ba0e5f', time: null })).toBe('1.2.3+1c93ba0')
    expect(buildVersion({ version: '1.2.3', commit: null, time: null })).toBe('1.2.3')
  })

  test('security.txt names the clinic and is valid for a year', () => {
    expect(securityText('a@clinic.example', '2026-11-25T20:48:31.000Z')).toBe(
      'Contact: mailto:a@clinic.example\nExpires: 2027-11-25T20:48:31.000Z\nPreferred-Languages: nl, en\n',
    )
  })
})
