import { createHash } from 'node:crypto'
import type { APIRequestContext, Response } from '@playwright/test'
import { journeyOrigin } from '../support/ports.ts'
import { expect } from './journey.ts'

const everywhere = {
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}
export const ofPages = {
  ...everywhere,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
}
export const ofCalls = {
  ...everywhere,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
}
export const cacheFor = { page: 'no-cache', asset: 'public, max-age=31536000, immutable', missing: 'no-store' }

/** A policy as a browser reads it: each directive once, with its sources. */
export function readPolicy(header = ''): Record<string, string[]> {
  const directives = header.split('; ').map((directive) => directive.split(' '))
  expect(new Set(directives.map(([name]) => name)).size).toBe(directives.length)
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]))
}

/** What allows the scripts, or styles, that stand in some pages, and no others. */
const hashesOf = (tag: 'script' | 'style', pages: readonly string[]): string[] => [
  ...new Set(
    pages.flatMap((page) =>
      Array.from(
        page.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g')),
        ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
      ),
    ),
  ),
]

/** The one policy of all pages: the theme's script stands in each; what starts the portal, its styles, and the first calls in those that are prerendered. */
export async function policyOf(request: APIRequestContext) {
  const pages = await Promise.all(
    ['/feedback', '/', '/login', '/dashboard', '/question/12'].map(async (address) =>
      (await request.get(address)).text(),
    ),
  )
  const [scripts, styles] = [hashesOf('script', pages), hashesOf('style', pages)]
  expect([scripts, styles].map(({ length }) => length)).toEqual([4, 2])
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", journeyOrigin],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // Each policy vouches for one worker: what draws PDFs, and what opens the portal without a connection.
    'trusted-types': ['pdf-worker', 'picture-worker', 'service-worker'],
    'worker-src': ["'self'"],
  }
}

/** Every answer of a visit carries the headers of its kind, and none comes from elsewhere. */
export async function expectHeaders(responses: readonly Response[], request: APIRequestContext): Promise<void> {
  const policy = await policyOf(request)
  const seen = { page: 0, asset: 0, locale: 0, call: 0 }
  for (const response of responses) {
    const { origin, pathname } = new URL(response.url())
    expect(origin).toBe(journeyOrigin)
    if (/^\/(?:auth|patientPortal)\//.test(pathname)) {
      seen.call += 1
      expect(response.headers(), pathname).toMatchObject(ofCalls)
      continue
    }
    // The browser reports fewer headers of a cached file.
    const headers = (await request.get(response.url())).headers()
    const isAsset = pathname.startsWith('/assets/')
    seen[isAsset ? 'asset' : pathname.startsWith('/locales/') ? 'locale' : 'page'] += 1
    expect(headers, pathname).toMatchObject({ ...ofPages, 'cache-control': isAsset ? cacheFor.asset : cacheFor.page })
    expect(readPolicy(headers['content-security-policy']), pathname).toEqual(policy)
  }
  for (const [kind, count] of Object.entries(seen)) expect(count, kind).toBeGreaterThan(2)
}
