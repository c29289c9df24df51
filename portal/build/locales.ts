import { cpSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const folder = resolve(import.meta.dirname, '../../locales')
const { name: clinicName } = JSON.parse(readFileSync(join(folder, 'nl/clinic.json'), 'utf8')) as { name: string }

/** Serves /locales in development and copies them into the build, except the namespaces `excluded`; fills in the page's initial title. */
export function locales(excluded: readonly string[] = []): Plugin {
  let outDir = ''
  return {
    name: 'portal-locales',
    configResolved: (config) => { outDir = resolve(config.root, config.build.outDir) },
    configureServer: (server) => {
      server.middlewares.use('/locales', (request, response, next) => {
        const file = /^\/nl\/[a-z-]+\.json$/.exec(request.url ?? '')?.[0]
        if (!file) return next()
        response.setHeader('Content-Type', 'application/json')
        response.end(readFileSync(join(folder, file)))
      })
    },
    transformIndexHtml: (html) => html.replace('<title></title>', () => `<title>${clinicName}</title>`),
    writeBundle: () => cpSync(folder, join(outDir, 'locales'), { recursive: true, filter: (file) => !excluded.includes(basename(file, '.json')) }),
  }
}
