import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin } from 'vite'
import type * as Prerender from '../app/prerender.tsx'
import { clinicSources } from './clinic/clinic-build.ts'
import { clinic } from './clinic/clinic-folder.ts'
import { rememberEarlyInput } from './early-input.ts'
import { isBundledScript, rewritePage } from './rewrite-page.ts'

const portal = resolve(import.meta.dirname, '..')

const { loading } = clinic.texts['common'] as { loading: string }
/** Says that a press has been heard while the script is still on its way. */
const note = `<p id="early" role="status" data-text="${loading}" class="fixed inset-x-0 bottom-0 z-10 max-w-none border-t border-divider bg-surface px-5 py-3 text-center empty:sr-only"></p>`

/** Matches the URL of the body font in the style sheet. */
const font = /url\((\/assets\/[\w-]+-latin-wght-normal-[\w-]+\.woff2)\)/

/**
 * Puts prerendered markup and the styles into the shell, and starts the script after the first paint. The page can be
 * read and typed in before that.
 */
function withDeferredStart(shell: string, markup: string, read: (address: string) => string): string {
  const found = { styleSheet: '', start: '' }
  const withoutScript = rewritePage(shell, (tag, attributes) => {
    const { rel, href = '', src = '' } = attributes
    if (tag === 'link' && rel === 'stylesheet') found.styleSheet = href
    if (src.includes('/start-')) found.start = src
    return isBundledScript(tag, attributes) ? '' : undefined
  })
  if (!found.styleSheet || !found.start) throw new Error('The shell has no style sheet or no start script.')
  const styles = read(found.styleSheet)
  const [, fontFile] = font.exec(styles) ?? []
  if (fontFile === undefined) throw new Error(`${found.styleSheet} names no font.`)
  // Retries every 5 s while the script cannot be loaded. A hidden page gets no animation frames, so it starts at once.
  const startScript = `(function(){function s(){import('${found.start}').catch(function(){setTimeout(s,5000)})}document.hidden?s():requestAnimationFrame(function(){setTimeout(s)})})()`
  return rewritePage(withoutScript, (tag, { rel, id }) => {
    if (tag === 'link' && rel === 'stylesheet') return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${fontFile}">\n    <style>${styles}</style>`
    return id === 'root' ? `<div id="root">${markup}</div>\n    ${note}\n    <script>(${rememberEarlyInput.toString()})();${startScript}</script>` : undefined
  })
}

/** Writes an HTML file for every prerendered address. */
export function prerenderedPages(): Plugin {
  return {
    name: 'portal-prerender',
    apply: 'build',
    writeBundle: {
      // Before the headers plugin, which hashes the inline scripts and styles of these pages.
      sequential: true,
      handler: async ({ dir }) => {
        if (!dir) return
        const server = await createServer({ configFile: false, root: portal, envDir: false, plugins: [clinicSources(), react()], appType: 'custom', logLevel: 'error', server: { middlewareMode: true, ws: false } })
        try {
          const { prerender, prerendered } = await server.ssrLoadModule('/app/prerender.tsx') as typeof Prerender
          const read = (file: string) => readFileSync(join(dir, file), 'utf8')
          const shell = read('index.html')
          await Promise.all(prerendered.map(async (address) => writeFileSync(join(dir, `${address}.html`), withDeferredStart(shell, await prerender(address), read))))
        } finally {
          await server.close()
        }
      },
    },
  }
}
