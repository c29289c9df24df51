import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { compile, optimize } from '@tailwindcss/node'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin } from 'vite'
import type * as Prerender from '../app/prerender.tsx'
import { frameFile } from '../navigation/route-table.ts'
import { clinicSources } from './clinic/clinic-build.ts'
import { clinic } from './clinic/clinic-folder.ts'
import { recordEarlyInput } from './early-input.ts'
import { framePage } from './frame-pages.ts'
import { isBundledScript, rewritePage } from './rewrite-page.ts'
import { startAfterFirstPaint } from './start-after-first-paint.ts'

const portal = resolve(import.meta.dirname, '..')
const tokens = resolve(portal, '../design-system/tokens')

const { loading } = clinic.texts['common'] as { loading: string }
/** Shows that a press was registered while the script is still loading. */
const note = `<p id="early" role="status" data-text="${loading}" class="fixed inset-x-0 bottom-0 z-10 max-w-none border-t border-divider bg-surface px-5 py-3 text-center empty:sr-only"></p>`

/** The styles that markup uses, without fonts. Tailwind passes over what is no class name. */
async function stylesOf(markup: string): Promise<string> {
  const sheet = await compile("@import './without-font.css';", { base: tokens, onDependency: () => {} })
  const { code } = optimize(sheet.build(markup.split(/[\s"]+/)), { minify: true })
  return `${code.trim()}${clinic.colors?.css ?? ''}`
}

/**
 * Puts prerendered markup into the shell with the styles that it uses. Everything else loads after the first paint: the
 * manifest and the whole style sheet, then the script. The page can be read and typed in before that.
 */
async function withDeferredStart(shell: string, markup: string, scripts: readonly string[]): Promise<string> {
  const deferred: Record<string, string> = {}
  const page = rewritePage(shell, (tag, attributes) => {
    const { rel, href = '', id } = attributes
    if (tag === 'link' && (rel === 'stylesheet' || rel === 'manifest')) {
      deferred[rel] = href
      return ''
    }
    if (isBundledScript(tag, attributes)) return ''
    return id === 'root' ? `<div id="root">${markup}</div>\n    ${note}` : undefined
  }).replace('<html', '<html data-font="system"')
  const { manifest, stylesheet } = deferred
  if (!manifest || !stylesheet) throw new Error('The shell has no manifest or no style sheet.')
  const styles = await stylesOf(page)
  const startScript = `(${startAfterFirstPaint.toString()})(${JSON.stringify(manifest)},${JSON.stringify(stylesheet)},${JSON.stringify(scripts.map((script) => `/${script}`))})`
  return page
    .replace('</head>', () => `  <style>${styles}</style>\n  </head>`)
    .replace('</body>', () => `  <script>(${recordEarlyInput.toString()})();${startScript}</script>\n  </body>`)
}

/**
 * Vite plugin that writes an HTML file for every prerendered address. `baseAddress` is the origin of the clinic's API.
 * Runs after the bundle is written and before `headers`, which hashes these pages.
 */
export function prerenderedPages(baseAddress: string): Plugin {
  return {
    name: 'portal-prerender',
    apply: 'build',
    writeBundle: {
      // Before the headers plugin, which hashes the inline scripts and styles of these pages.
      sequential: true,
      handler: async ({ dir }, bundle) => {
        if (!dir) return
        const server = await createServer({
          configFile: false,
          root: portal,
          envDir: false,
          plugins: [clinicSources(), react()],
          appType: 'custom',
          logLevel: 'error',
          optimizeDeps: { noDiscovery: true },
          server: { middlewareMode: true, ws: false },
        })
        try {
          const { prerender } = (await server.ssrLoadModule('/app/prerender.tsx')) as typeof Prerender
          const shell = readFileSync(join(dir, 'index.html'), 'utf8')
          const { visitors, patients } = await prerender(baseAddress)
          mkdirSync(join(dir, dirname(frameFile(''))), { recursive: true })
          await Promise.all(
            patients.map(async (page) =>
              writeFileSync(join(dir, page.file), await framePage(page, { shell, bundle, server, portal })),
            ),
          )
          await Promise.all(
            visitors.map(async ({ address, markup, script }) => {
              const file = Object.values(bundle).find(
                ({ fileName }) => fileName.startsWith(`assets/${script}-`) && fileName.endsWith('.js'),
              )
              if (!file) throw new Error(`There is no script named ${script}.`)
              const imports = file.type === 'chunk' ? file.imports : []
              writeFileSync(
                join(dir, `${address}.html`),
                await withDeferredStart(shell, markup, [...imports, file.fileName]),
              )
            }),
          )
        } finally {
          await server.close()
        }
      },
    },
  }
}
