import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { reviewAddress } from '../features/review/rules/review-link.ts'
import { assertBrowserTargets } from './browser-targets.ts'
import { checks, treeshake } from './chunks.ts'
import { clinicSources } from './clinic/clinic-build.ts'

const portal = resolve(import.meta.dirname, '..')

/** Entry modules of the portal and of the review page. */
const starts = { portal: './main.tsx', review: './review-main.tsx' }

/** Replaces CSS imports by nothing: the review page links the portal's style sheet. */
const withoutStyles = (): Plugin => ({
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-styles' : null),
  load: (id) => (id === '\0no-styles' ? '' : null),
})

/** Builds the review page's script as one file. */
async function scriptOf({
  mode,
  define,
  resolve: resolved,
  build: { target },
}: ResolvedConfig): Promise<Rolldown.OutputChunk> {
  const { output } = (await build({
    configFile: false,
    root: portal,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    mode,
    // It has nothing to read aloud, so its display settings need neither that choice nor the texts of other screens.
    define: { ...define, 'import.meta.env.VITE_READ_ALOUD': JSON.stringify('false') },
    resolve: { alias: resolved.alias },
    plugins: [withoutStyles(), clinicSources(), react(), assertBrowserTargets()],
    build: {
      write: false,
      target,
      modulePreload: false,
      rolldownOptions: {
        input: resolve(portal, starts.review),
        checks,
        treeshake,
        output: { codeSplitting: false, entryFileNames: 'assets/review-[hash].js' },
      },
    },
  })) as Rolldown.RolldownOutput
  return output[0]
}

/** Vite plugin that builds the review page's script beside the portal; the page itself is prerendered. */
export function reviewPage(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'portal-review-page',
    configResolved: (resolved) => {
      config = resolved
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { originalUrl = '' }) =>
        new URL(originalUrl, 'https://portal.invalid').pathname === reviewAddress
          ? html.replace(starts.portal, starts.review)
          : html,
    },
    async generateBundle() {
      const { fileName, code } = await scriptOf(config)
      this.emitFile({ type: 'asset', fileName, source: code })
    },
  }
}
