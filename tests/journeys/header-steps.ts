import { createHash } from 'node:crypto'
import type { APIRequestContext, APIResponse, Response } from '@playwright/test'
import { journeyOrigin } from '../support/places.ts'
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
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
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

const inlineScript = /<script>([\s\S]*?)<\/script>/g

/** The policy of a page, which allows the one script that stands in it. */
export async function policyOf(page: APIResponse) {
  const scripts = [...(await page.text()).matchAll(inlineScript)].map(([, script = '']) => script)
  expect(scripts).toHaveLength(1)
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'sha256-${createHash('sha256').update(scripts[0] ?? '').digest('base64')}'`],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", journeyOrigin],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The one policy vouches for the worker that draws PDFs, and for nothing else.
    'trusted-types': ['pdf-worker'],
    'worker-src': ["'self'"],
  }
}

/** Every answer of a visit carries the headers of its kind, and none comes from elsewhere. */
export async function expectHeaders(responses: readonly Response[], request: APIRequestContext): Promise<void> {
  const policy = await policyOf(await request.get('/'))
  const seen = { page: 0, asset: 0, locale: 0, call: 0 }
  for (const response of responses) {
    const { origin, pathname } = new URL(response.url())
    // The browser tells less of how it fetched its icon.
    const headers = pathname.endsWith('.svg') ? (await request.get(response.url())).headers() : response.headers()
    expect(origin).toBe(journeyOrigin)
    if (/^\/(?:auth|patientPortal)\//.test(pathname)) {
      seen.call += 1
      expect(headers, pathname).toMatchObject(ofCalls)
      continue
    }
    const isAsset = pathname.startsWith('/assets/')
    seen[isAsset ? 'asset' : pathname.startsWith('/locales/') ? 'locale' : 'page'] += 1
    expect(headers, pathname).toMatchObject({ ...ofPages, 'cache-control': isAsset ? cacheFor.asset : cacheFor.page })
    expect(readPolicy(headers['content-security-policy']), pathname).toEqual(policy)
  }
  for (const [kind, count] of Object.entries(seen)) expect(count, kind).toBeGreaterThan(2)
}
