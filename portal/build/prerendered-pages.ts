import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin } from 'vite'
import type * as Prerender from '../prerender.tsx'

const portal = resolve(import.meta.dirname, '..')

/** Writes a page of its own for every address that is drawn at build time: login.html, register.html. */
export function prerenderedPages(): Plugin {
  return {
    name: 'portal-prerender',
    apply: 'build',
    writeBundle: async ({ dir }) => {
      if (!dir) return
      const server = await createServer({ configFile: false, root: portal, envDir: false, plugins: [react()], appType: 'custom', logLevel: 'error', server: { middlewareMode: true, ws: false } })
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
