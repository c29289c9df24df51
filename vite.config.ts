import { createHash } from 'node:crypto'
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { createServer, defineConfig, loadEnv, type Plugin } from 'vite'
import { baseAddress, type PortalEnvironment } from './portal/environment.ts'
import type * as Prerender from './portal/prerender.tsx'

const root = resolve(import.meta.dirname, 'portal')
const localesDirectory = resolve(import.meta.dirname, 'locales')

const clinicName = (JSON.parse(readFileSync(join(localesDirectory, 'nl/clinic.json'), 'utf8')) as { name: string }).name

/** Serves /locales in development and copies them into the build; names the page until a screen does. */
function locales(): Plugin {
  let outDir = ''
  return {
    name: 'portal-locales',
    configResolved: (config) => { outDir = resolve(config.root, config.build.outDir) },
    configureServer: (server) => {
      server.middlewares.use('/locales', (request, response, next) => {
        const file = /^\/nl\/[a-z-]+\.json$/.exec(request.url ?? '')?.[0]
        if (!file) return next()
        response.setHeader('Content-Type', 'application/json')
        response.end(readFileSync(join(localesDirectory, file)))
      })
    },
    transformIndexHtml: (html) => html.replace('<title></title>', () => `<title>${clinicName}</title>`),
    writeBundle: () => cpSync(localesDirectory, join(outDir, 'locales'), { recursive: true }),
  }
}

/**
 * Serves what pdf.js fetches by name while it reads a document: character maps, standard fonts and decoders of scans.
 * The decoders are those without WebAssembly, which the policy does not let in.
 */
function pdfFiles(): Plugin {
  const from = resolve(import.meta.dirname, 'node_modules/pdfjs-dist')
  const { version } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as { version: string }
  const address = `assets/pdfjs-${version}`
  const wanted = /^\/(?:cmaps\/(?:[\w-]+\.bcmap|LICENSE)|standard_fonts\/(?:[\w-]+\.(?:pfb|ttf)|LICENSE_\w+)|wasm\/(?:\w+_nowasm_fallback\.js|LICENSE_\w+))$/
  let outDir = ''
  return {
    name: 'pdf-files',
    configResolved: (config) => { outDir = resolve(config.root, config.build.outDir) },
    configureServer: (server) => {
      server.middlewares.use(`/${address}`, (request, response, next) => {
        const file = wanted.exec(request.url ?? '')?.[0]
        if (!file || !existsSync(join(from, file))) return next()
        response.setHeader('Content-Type', file.endsWith('.js') ? 'text/javascript' : 'application/octet-stream')
        response.end(readFileSync(join(from, file)))
      })
    },
    writeBundle: () => ['cmaps', 'standard_fonts', 'wasm'].forEach((folder) => cpSync(join(from, folder), join(outDir, address, folder), {
      recursive: true,
      filter: (file) => file === join(from, folder) || wanted.test(file.slice(from.length)),
    })),
  }
}

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Hashes of every inline script in a page; a policy that allows exactly these. */
const inlineScripts = (html: string) => [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => sha256(script ?? ''))

function contentSecurityPolicy(html: string, apiOrigin: string) {
  return [
    `default-src 'none'`, `script-src 'self' ${inlineScripts(html).join(' ')}`, `style-src 'self'`, `img-src 'self' blob:`, `font-src 'self'`,
    `connect-src 'self' ${apiOrigin}`, `worker-src 'self'`, `manifest-src 'self'`, `object-src 'none'`, `base-uri 'none'`, `form-action 'self'`, `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`, `trusted-types pdf-worker`,
  ].join('; ')
}

/** Writes the headers that every server of the build sends, so that development, tests and production share one policy. */
function headers(apiOrigin: string): Plugin {
  const common = {
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Referrer-Policy': 'no-referrer',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  }
  return {
    name: 'portal-headers',
    apply: 'build',
    writeBundle: ({ dir }) => {
      if (!dir) return
      const policy = { 'Content-Security-Policy': contentSecurityPolicy(readFileSync(join(dir, 'index.html'), 'utf8'), apiOrigin) }
      writeFileSync(join(dir, 'headers.json'), `${JSON.stringify({
        document: { ...common, ...policy, 'Cache-Control': 'no-cache' },
        asset: { ...common, ...policy, 'Cache-Control': 'public, max-age=31536000, immutable' },
      }, null, 2)}\n`)
    },
  }
}

/** Writes a page of its own for every address that is drawn at build time: login.html, register.html. */
function prerenderedPages(): Plugin {
  return {
    name: 'portal-prerender',
    apply: 'build',
    writeBundle: async ({ dir }) => {
      if (!dir) return
      const server = await createServer({ configFile: false, root, envDir: import.meta.dirname, plugins: [react()], appType: 'custom', logLevel: 'error', server: { middlewareMode: true, ws: false } })
      try {
        const { prerender, prerendered } = await server.ssrLoadModule('/prerender.tsx') as typeof Prerender
        const shell = readFileSync(join(dir, 'index.html'), 'utf8')
        await Promise.all(prerendered.map(async (address) => {
          const markup = await prerender(address)
          writeFileSync(join(dir, `${address}.html`), shell.replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`))
        }))
      } finally {
        await server.close()
      }
    },
  }
}

export default defineConfig(({ command, mode }) => {
  // Storybook reads this file too, but draws parts only: it calls no clinic and sends no headers.
  if (process.env.STORYBOOK === 'true') return { plugins: [react(), tailwindcss(), locales(), pdfFiles()] }
  const environment = loadEnv(mode, import.meta.dirname, 'VITE_') as PortalEnvironment
  if (command === 'build' && environment.VITE_SKIP_CODE_CHECK === 'true' && mode === 'production') {
    throw new Error('VITE_SKIP_CODE_CHECK is for development only: a production build refuses it.')
  }
  return {
    root,
    envDir: import.meta.dirname,
    plugins: [react(), tailwindcss(), locales(), pdfFiles(), headers(new URL(baseAddress(environment)).origin), prerenderedPages()],
    build: { outDir: '../dist', emptyOutDir: true, target: ['chrome120', 'firefox121', 'safari16.4'], modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
    server: { host: '127.0.0.1', port: 5173, strictPort: true },
  }
})
