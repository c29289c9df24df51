import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { viteStaticCopy } from 'vite-plugin-static-copy'

const folder = resolve(import.meta.dirname, '../../locales')
const { name: clinicName } = JSON.parse(readFileSync(join(folder, 'nl/clinic.json'), 'utf8')) as { name: string }

/** Serves /locales in development and copies them into the build, except the namespaces `excluded`; fills in the page's initial title. */
export const locales = (excluded: readonly string[] = []): Plugin[] => [
  ...viteStaticCopy({
    targets: [{ src: [join(folder, 'nl/*.json'), ...excluded.map((namespace) => `!${join(folder, 'nl', namespace)}.json`)], dest: 'locales/nl', rename: { stripBase: true } }],
    silent: true,
  }),
  { name: 'portal-title', transformIndexHtml: (html) => html.replace('<title></title>', () => `<title>${clinicName}</title>`) },
]
