import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { textShape } from '../rules/text-shape.ts'
import { clinic } from './clinic/clinic-folder.ts'

const { name: clinicName } = clinic.texts['clinic'] as { name: string }
const fileOf = (namespace: string): string => `${JSON.stringify(clinic.texts[namespace], null, 2)}\n`

/** For Vite's `define`: the shape of each text file (see `textShape`), so that a page recognises one of another version. */
export const textDefines = {
  textShapes: JSON.stringify(
    Object.fromEntries(Object.entries(clinic.texts).map(([namespace, texts]) => [namespace, textShape(texts)])),
  ),
}

/**
 * Vite plugin that serves /locales in development and copies them into the build, except the namespaces `excluded`;
 * fills in the page's initial title.
 */
export function locales(excluded: readonly string[] = []): Plugin {
  let outDir = ''
  return {
    name: 'portal-locales',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir)
    },
    configureServer: (server) => {
      server.middlewares.use('/locales', (request, response, next) => {
        const namespace = /^\/nl\/([a-z-]+)\.json$/.exec(request.url ?? '')?.[1]
        if (namespace === undefined || !(namespace in clinic.texts)) return next()
        response.setHeader('Content-Type', 'application/json')
        response.end(fileOf(namespace))
      })
    },
    transformIndexHtml: (html) => html.replace('<title></title>', () => `<title>${clinicName}</title>`),
    writeBundle: () => {
      mkdirSync(join(outDir, 'locales/nl'), { recursive: true })
      for (const namespace of Object.keys(clinic.texts).filter((name) => !excluded.includes(name)))
        writeFileSync(join(outDir, 'locales/nl', `${namespace}.json`), fileOf(namespace))
    },
  }
}
