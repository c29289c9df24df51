import type { Rolldown, ViteDevServer } from 'vite'
import type { prerender } from '../app/prerender.tsx'
import { sendFirstCalls } from './first-calls.ts'
import { rewritePage } from './rewrite-page.ts'

type FramePage = Awaited<ReturnType<typeof prerender>>['patients'][number]

/** Modules that every screen of a patient needs besides its own, in the portal's folder. */
const always = ['app/require-session.tsx', 'api/client.ts']

/** The file of the module that exports this. */
function fileOf(exported: unknown, server: ViteDevServer): string {
  for (const { file, ssrModule } of server.moduleGraph.idToModuleMap.values())
    if (file && ssrModule && Object.values(ssrModule).includes(exported)) return file
  throw new Error('No module exports the screen.')
}

/** File names of the scripts with these modules, and of all that they import statically. */
function scriptsOf(files: readonly string[], bundle: Rolldown.OutputBundle): Set<string> {
  const found = new Set<string>()
  const add = (name: string): void => {
    const chunk = bundle[name]
    if (found.has(name) || chunk?.type !== 'chunk') return
    found.add(name)
    chunk.imports.forEach(add)
  }
  for (const file of files) {
    const chunk = Object.values(bundle).find((one) => one.type === 'chunk' && one.moduleIds.includes(file))
    if (!chunk) throw new Error(`No script has ${file}.`)
    add(chunk.fileName)
  }
  return found
}

const link = (attributes: Readonly<Record<string, string>>) =>
  `<link ${Object.entries(attributes)
    .map(([name, value]) => (value ? `${name}="${value}"` : name))
    .join(' ')}>`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/**
 * The shell with the frame of a screen, preload links for the screen's scripts and texts, and its first calls. Throws
 * an Error if the bundle lacks one of them.
 */
export async function framePage(
  { title, markup, code, texts, first }: FramePage,
  {
    shell,
    bundle,
    server,
    portal,
  }: { shell: string; bundle: Rolldown.OutputBundle; server: ViteDevServer; portal: string },
): Promise<string> {
  const scripts = scriptsOf([...always.map((file) => `${portal}/${file}`), fileOf(await code(), server)], bundle)
  const links = [
    ...[...scripts]
      .filter((name) => !shell.includes(name))
      .map((name) => link({ rel: 'modulepreload', crossorigin: '', href: `/${name}` })),
    ...texts.map((name) => link({ rel: 'preload', as: 'fetch', crossorigin: '', href: `/locales/nl/${name}.json` })),
  ]
  const font = Object.keys(bundle).find((name) => /latin-wght-[^/]*\.woff2$/.test(name))
  if (!font) throw new Error('The build has no font.')
  const calls = JSON.stringify({ ...first, font: `/${font}` }).replaceAll('<', String.raw`\u003c`)
  // After the scripts of every page, which run first.
  const page = shell.replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`)
  return rewritePage(page, (tag, { id }) => {
    if (tag === 'title')
      return [
        `<title>${escaped(title)}</title>`,
        `<script type="application/json" id="first-calls">${calls}</script>`,
        `<script>(${sendFirstCalls.toString()})()</script>`,
      ].join('\n    ')
    // `sendFirstCalls` marks a page without a session, which redirects to login.
    return id === 'root'
      ? `<div id="root" data-frame class="in-data-[session=none]:invisible">${markup}</div>`
      : undefined
  })
}
