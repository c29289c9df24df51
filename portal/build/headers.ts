import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** CSP hash sources of every inline script, or style, in these pages. */
const inline = (tag: 'script' | 'style', html: string) => [...new Set(Array.from(html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g')), ([, content]) => sha256(content ?? '')))].join(' ')

function contentSecurityPolicy(html: string, apiOrigin: string) {
  return [
    `default-src 'none'`, `script-src 'self' ${inline('script', html)}`, `style-src 'self' ${inline('style', html)}`, `img-src 'self' blob:`, `font-src 'self'`,
    `connect-src 'self' ${apiOrigin}`, `worker-src 'self'`, `manifest-src 'self'`, `object-src 'none'`, `base-uri 'none'`, `form-action 'self'`, `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`, `trusted-types pdf-worker picture-worker service-worker`,
  ].join('; ')
}

const common = {
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}

/** Writes headers.json, which every server of the build sends, so that tests and production share one policy. */
export function headers(apiOrigin: string): Plugin {
  return {
    name: 'portal-headers',
    apply: 'build',
    writeBundle: {
      sequential: true,
      handler: ({ dir }) => {
        if (!dir) return
        const pages = readdirSync(dir).filter((file) => file.endsWith('.html')).map((file) => readFileSync(join(dir, file), 'utf8')).join('')
        const policy = { 'Content-Security-Policy': contentSecurityPolicy(pages, apiOrigin) }
        writeFileSync(join(dir, 'headers.json'), `${JSON.stringify({
          document: { ...common, ...policy, 'Cache-Control': 'no-cache' },
          asset: { ...common, ...policy, 'Cache-Control': 'public, max-age=31536000, immutable' },
        }, null, 2)}\n`)
      },
    },
  }
}
