import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { PluginOption } from 'vite'
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa'
import { manifest, paletteColour } from './manifest.ts'

type ManifestTransform = NonNullable<VitePWAOptions['injectManifest']['manifestTransforms']>[number]

/** What opens the portal without a connection: pages, texts, fonts, scripts and styles. A document and a new password need the clinic anyway, so what reads or judges one stays out. */
const kept = ['*.html', 'locales/nl/*.json', 'assets/*.{js,css,woff2,svg}']
const leftOut = ['assets/*pdf*', 'assets/*easily-guessed*']

/** Pages are kept with the headers they came with, and only as these very bytes; other headers make another version. */
const pinPages = (outDir: () => string): ManifestTransform => (entries) => {
  const read = (file: string) => readFileSync(join(outDir(), file))
  // The plugin comes here after a build that failed, too: what it would say then hides what went wrong.
  if (!existsSync(join(outDir(), 'headers.json'))) return { manifest: entries }
  const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('base64')
  const headers = read('headers.json')
  return {
    manifest: entries.map((entry) => (entry.url.endsWith('.html')
      ? { ...entry, revision: sha256(Buffer.concat([read(entry.url), headers])), integrity: `sha256-${sha256(read(entry.url))}` }
      : entry)),
  }
}

/** Makes the portal an app: its manifest and icons, the colour around it, and the worker at /sw.js that opens it without a connection. */
export function installable(): PluginOption[] {
  let outDir = ''
  return [
    {
      name: 'portal-installable',
      configResolved: ({ root, build }) => { outDir = resolve(root, build.outDir) },
      transformIndexHtml: () => [
        ...(['light', 'dark'] as const).map((scheme) => (
          { tag: 'meta', injectTo: 'head' as const, attrs: { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content: paletteColour(scheme === 'light' ? 'mist' : 'night') } })),
        { tag: 'link', injectTo: 'head' as const, attrs: { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' } },
      ],
    },
    VitePWA({
      strategies: 'injectManifest', srcDir: 'worker', filename: 'sw.ts',
      // The page registers it itself, under a policy for trusted scripts.
      injectRegister: false,
      // Not every server knows the type of a .webmanifest.
      manifestFilename: 'manifest.json', manifest, includeManifestIcons: false,
      injectManifest: { globPatterns: kept, globIgnores: leftOut, manifestTransforms: [pinPages(() => outDir)] },
      integration: {
        // It builds a second time; what that says was said before. The bundler has another word by now for 'in one file'.
        configureCustomSWViteBuild: (config) => {
          config.logLevel = 'warn'
          Object.assign(config.build?.rollupOptions ?? {}, { output: { entryFileNames: 'sw.mjs', codeSplitting: false } })
        },
      },
    }),
  ]
}
