import { createHash } from 'node:crypto'
import type { APIResponse, Response } from '@playwright/test'
import { journeyOrigin } from '../support/places.ts'
import { expect, test } from './journey.ts'
import { openLogin } from './sign-in-steps.ts'
import { walkEveryScreen } from './walk-steps.ts'

const everywhere = {
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}
const ofPages = {
  ...everywhere,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
}
const ofCalls = {
  ...everywhere,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
}
const cacheFor = { page: 'no-cache', asset: 'public, max-age=31536000, immutable', missing: 'no-store' }

/** A policy as a browser reads it: each directive once, with its sources. */
function readPolicy(header = ''): Record<string, string[]> {
  const directives = header.split('; ').map((directive) => directive.split(' '))
  expect(new Set(directives.map(([name]) => name)).size).toBe(directives.length)
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]))
}

const policyWith = (hash: string) => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", hash],
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
})

const inlineScript = /<script>([\s\S]*?)<\/script>/g
const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

async function bootHash(response: APIResponse): Promise<string> {
  const scripts = [...(await response.text()).matchAll(inlineScript)].map(([, script = '']) => script)
  expect(scripts).toHaveLength(1)
  return sha256(scripts[0] ?? '')
}

for (const path of ['/', '/login', '/register', '/dashboard', '/appointment?type=video', '/feedback?uuid=1', '/bestaat-niet']) {
  test(`the document ${path} carries the exact policy, with the hash of the one script it holds`, async ({ request }) => {
    const response = await request.get(path, { headers: { Accept: 'text/html' } })
    expect(response.status()).toBe(200)
    expect(response.headers()).toMatchObject({ ...ofPages, 'cache-control': cacheFor.page, 'content-type': 'text/html; charset=utf-8' })
    expect(readPolicy(response.headers()['content-security-policy'])).toEqual(policyWith(await bootHash(response)))
    expect(await response.text()).not.toMatch(/\sstyle=|<style|\son\w+=/)
  })
}

for (const path of ['/assets/bestaat-niet.js', '/locales/nl/bestaat-niet.json', '/headers.json', '/bestaat-niet.txt']) {
  test(`what is not there (${path}) is a 404 with the same headers`, async ({ request }) => {
    const response = await request.get(path)
    const policy = policyWith(await bootHash(await request.get('/')))
    expect(response.status()).toBe(404)
    expect(response.headers()).toMatchObject({ ...ofPages, 'cache-control': cacheFor.missing, 'content-type': 'text/plain; charset=utf-8' })
    expect(readPolicy(response.headers()['content-security-policy'])).toEqual(policy)
  })
}

for (const { name, method, path, status } of [
  { name: 'an unknown call', method: 'POST', path: '/patientPortal/bestaatNiet', status: 404 },
  { name: 'a call without a token', method: 'POST', path: '/patientPortal/getInfo', status: 401 },
  { name: 'signing in without a password', method: 'GET', path: '/auth/login', status: 401 },
  { name: 'a method no page has', method: 'POST', path: '/dashboard', status: 404 },
  { name: 'a preflight from elsewhere', method: 'OPTIONS', path: '/patientPortal/getInfo', status: 404 },
] as const) {
  test(`${name} is answered with the headers of a call, and nothing that lets another origin in`, async ({ request }) => {
    const response = await request.fetch(path, { method, headers: { Origin: 'https://elders.example' }, ...(method === 'POST' && { data: {} }) })
    expect(response.status()).toBe(status)
    expect(response.headers()).toMatchObject({ ...ofCalls, 'content-type': expect.stringMatching(/^application\/json/) })
    expect(Object.keys(response.headers()).filter((header) => header.startsWith('access-control-') || header === 'www-authenticate' || header === 'server')).toEqual([])
  })
}

test('every answer of a whole visit carries its headers, and none comes from elsewhere', async ({ page, patient, desk, request }) => {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  const policy = policyWith(await bootHash(await request.get('/')))
  await walkEveryScreen(page, await patient('nothing-planned'), desk, async () => {})
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
})

// The browser is asked to do what it must refuse, so the journeys' guard does not watch this page.
test('the browser holds to it: no markup from text, no inline style, no frame, nothing from elsewhere', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: journeyOrigin })
  const page = await context.newPage()
  const violations = new Set<string>()
  await page.exposeBinding('reportRefusal', (_source, directive: string) => void violations.add(directive))
  await openLogin(page)
  await page.evaluate(() => {
    const { reportRefusal } = globalThis as unknown as { reportRefusal: (directive: string) => void }
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => reportRefusal(effectiveDirective))
    const add = (name: string, attribute: string, value: string): void => {
      const element = document.createElement(name)
      element.setAttribute(attribute, value)
      document.body.append(element)
    }
    add('p', 'style', 'color: red')
    add('iframe', 'src', '/login')
    add('img', 'src', 'https://elders.example/a.png')
    document.body.append(Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }))
    void fetch('https://elders.example/').catch(() => {})
    try {
      document.body.insertAdjacentHTML('beforeend', '<b>x</b>')
    } catch {
      // Refused before it was done.
    }
  })
  await expect.poll(() => [...violations].toSorted((a, b) => a.localeCompare(b)))
    .toEqual(['connect-src', 'frame-src', 'img-src', 'require-trusted-types-for', 'style-src-attr', 'style-src-elem'])
  await expect(page.locator('b')).toHaveCount(0)
  await context.close()
})
