import { createHash } from 'node:crypto'
import { idDigits, pathsOf } from '../navigation/route-table.ts'

/** What every server of the site needs to know. The files for each kind of server are generated from this one table. */
export interface ServerTable {
  /** Sent with every answer of the site: pages, files, redirects and errors. */
  always: Readonly<Record<string, string>>
  /** `Cache-Control` of pages and of files whose name stays the same, of files named by their content, and of a 404. */
  caching: { page: string; asset: string; missing: string }
  pages: readonly Page[]
  /** Top-level folders of files; an address in them that is no file is a 404. */
  folders: readonly string[]
  /** First path segments of calls that the server passes on to the clinic; empty where the clinic has an origin of its own. */
  apiFolders: readonly string[]
  /** Host name of the site, where the build knows it. */
  siteHost: string | null
}

/** Where TLS ends: in this server, or in a proxy in front of it. */
export type TlsEnd = 'here' | 'in front'

/** Addresses with a page of their own. */
interface Page {
  /** Such as `/question/:id`. */
  pattern: string
  /** Its file in the site. */
  file: string
}

/** Source of a regular expression for a page's paths, in a syntax that every server reads the same way. */
export const addressesOf = ({ pattern }: Page): string => pathsOf(pattern, () => idDigits)

/** The settings on which the headers depend. */
export interface ServerSettings {
  /** Origin of the clinic's API; null if it is the site's own. */
  apiOrigin: string | null
  /** Origin that reports are posted to; null if it is one of the above, or without reports. */
  reportOrigin: string | null
  hasHstsPreload: boolean
}

/** Files in the served folder that are for servers only, so that a server answers 404. */
export const unservedFiles = ['headers.json', '_headers', '_redirects']

/**
 * Source of a regular expression for the end of a file's path. A full stop or bracket after a link in a message is no
 * extension.
 */
export const fileEnding = String.raw`\.[A-Za-z0-9]+$`

/** By extension. Not every server's own list is complete: `mjs` is missing in nginx. */
export const mediaTypes: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html',
  ico: 'image/x-icon',
  js: 'text/javascript',
  json: 'application/json',
  mjs: 'text/javascript',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  wasm: 'application/wasm',
  webp: 'image/webp',
  woff2: 'font/woff2',
}

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** CSP hash sources of every inline script, or style, in these pages. */
const inline = (tag: 'script' | 'style', html: string) =>
  [
    ...new Set(
      Array.from(html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g')), ([, content]) =>
        sha256(content ?? ''),
      ),
    ),
  ].join(' ')

function contentSecurityPolicy(html: string, { apiOrigin, reportOrigin }: ServerSettings) {
  return [
    `default-src 'none'`,
    `script-src 'self' ${inline('script', html)}`,
    `style-src 'self' ${inline('style', html)}`,
    `img-src 'self' blob:`,
    `font-src 'self'`,
    ['connect-src', `'self'`, apiOrigin, reportOrigin].filter((source) => source !== null).join(' '),
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types pdf-worker picture-worker service-worker`,
  ].join('; ')
}

/**
 * Headers of every answer. `html`: all pages joined, whose inline scripts and styles the policy allows by their hashes.
 */
export function securityHeaders(html: string, settings: ServerSettings): Record<string, string> {
  return {
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Referrer-Policy': 'no-referrer',
    'Strict-Transport-Security': `max-age=63072000; includeSubDomains${settings.hasHstsPreload ? '; preload' : ''}`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Content-Security-Policy': contentSecurityPolicy(html, settings),
  }
}

/** `Cache-Control` values; `no-cache` asks the server each time whether the page has changed. */
export const caching: ServerTable['caching'] = {
  page: 'no-cache',
  asset: 'public, max-age=31536000, immutable',
  missing: 'no-store',
}
