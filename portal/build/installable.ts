import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { PluginOption } from 'vite'
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa'
import { checks } from './chunks.ts'
import { manifest, pageColour } from './manifest.ts'

type ManifestTransform = NonNullable<VitePWAOptions['injectManifest']['manifestTransforms']>[number]

/** Globs of the files that the service worker caches. Not those for documents and new passwords, which need the clinic anyway. */
const cachedGlobs = ['*.html', 'pages/*.html', 'locales/nl/*.json', 'assets/*.{js,css,woff2,svg}']
const ignoredGlobs = ['assets/*pdf*', 'assets/*easily-guessed*']

/** The policy that goes with the build's pages. After a failed build there is none; an error here would hide the build's own. */
function policyOf(outDir: string): string {
  const file = join(outDir, 'headers.json')
  if (!existsSync(file)) return ''
  const { document } = JSON.parse(readFileSync(file, 'utf8')) as { document: Record<string, string> }
  return document['Content-Security-Policy'] ?? ''
}

/** Gives pages a revision of their content and headers, so that changed headers make a new version, and an integrity hash. */
const pinPages =
  (outDir: () => string): ManifestTransform =>
  (entries) => {
    const read = (file: string) => readFileSync(join(outDir(), file))
    // After a failed build this file is missing; an error here would hide the build's own.
    if (!existsSync(join(outDir(), 'headers.json'))) return { manifest: entries }
    const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('base64')
    const headers = read('headers.json')
    return {
      manifest: entries.map((entry) =>
        entry.url.endsWith('.html')
          ? {
              ...entry,
              revision: sha256(Buffer.concat([read(entry.url), headers])),
              integrity: `sha256-${sha256(read(entry.url))}`,
            }
          : entry,
      ),
    }
  }

/**
 * Vite plugins that make the portal installable: manifest, icons, theme colour, and the service worker at /sw.js that
 * opens it offline.
 */
export function installable(): PluginOption[] {
  let outDir = ''
  return [
    {
      name: 'portal-installable',
      configResolved: ({ root, build }) => {
        outDir = resolve(root, build.outDir)
      },
      transformIndexHtml: () => [
        ...(['light', 'dark'] as const).map((scheme) => ({
          tag: 'meta',
          injectTo: 'head' as const,
          attrs: {
            name: 'theme-color',
            media: `(prefers-color-scheme: ${scheme})`,
            content: pageColour(scheme === 'light' ? 'standard' : 'calm-dark'),
          },
        })),
        {
          tag: 'link',
          injectTo: 'head' as const,
          attrs: { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
        },
      ],
    },
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'worker',
      filename: 'sw.ts',
      // The page registers the worker itself, through a Trusted Types policy.
      injectRegister: false,
      // Not every server knows the MIME type of .webmanifest.
      manifestFilename: 'manifest.json',
      manifest,
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: cachedGlobs,
        globIgnores: ignoredGlobs,
        manifestTransforms: [pinPages(() => outDir)],
      },
      integration: {
        // The plugin starts a second build, whose log would repeat the first. `codeSplitting: false` is Rolldown's name for a single file.
        configureCustomSWViteBuild: (config) => {
          config.logLevel = 'warn'
          config.define = { ...config.define, contentSecurityPolicy: JSON.stringify(policyOf(outDir)) }
          Object.assign(config.build?.rollupOptions ?? {}, {
            checks,
            output: { entryFileNames: 'sw.mjs', codeSplitting: false },
          })
        },
      },
    }),
  ]
}
